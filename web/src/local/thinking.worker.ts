/** The worker in which bots think, so that nobody waits at the table for them and none thinks longer than it may. */
import { startPython } from './python';
import type { FromThinker, ToThinker } from './words';

type Work = (task: string) => string;

let work: Promise<Work> | undefined;
const tell = (what: FromThinker): void => postMessage(what);

addEventListener('message', ({ data }: MessageEvent<ToThinker>) => {
  if (data.is === 'begin') {
    work = startPython(data.files).then((py) => (py.pyimport('ludotheque.local.thinking') as { work: Work }).work);
    work.then(
      () => tell({ is: 'ready' }),
      (error: unknown) => reportError(error),
    );
  } else void think(data.id, data.task);
});

async function think(id: number, task: string): Promise<void> {
  try {
    tell({ is: 'done', id, result: (await work!)(task) });
  } catch (error) {
    tell({ is: 'failed', id, text: String(error) });
  }
}
