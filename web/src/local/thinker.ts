/** The worker in which bots think, seen from the house: one task at a time, and it can be ended at any moment. */
import type { FromThinker, ToThinker } from './words';

interface Task {
  settle: (result: string) => void;
  fail: (error: Error) => void;
}

/** What Python is given as the one who thinks. */
export class Thinker {
  #worker: Worker | undefined;
  #ready: Promise<void> | undefined;
  #unready: ((error: Error) => void) | undefined;
  #tasks = new Map<number, Task>();
  #last = 0;

  constructor(readonly files: string) {}

  /** Start it if it does not run. */
  ready = (): Promise<void> => (this.#ready ??= this.#start());

  /** Let it think. */
  work = async (task: string): Promise<string> => {
    await this.ready();
    const id = ++this.#last;
    return new Promise((settle, fail) => {
      this.#tasks.set(id, { settle, fail });
      this.#tell({ is: 'work', id, task });
    });
  };

  /** End it, whatever it is doing, and start another. */
  restart = (): void => {
    this.#end(new Error('the thinker was ended'));
    this.ready().catch(() => undefined);
  };

  #start(): Promise<void> {
    const worker = new Worker(new URL('./thinking.worker.ts', import.meta.url), { type: 'module', name: 'thinker' });
    this.#worker = worker;
    const ready = new Promise<void>((settle, fail) => {
      this.#unready = fail;
      worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
        if (data.is === 'ready') return settle();
        const task = this.#tasks.get(data.id);
        this.#tasks.delete(data.id);
        if (data.is === 'done') task?.settle(data.result);
        else task?.fail(new Error(data.text));
      };
      worker.onerror = (event) => {
        event.preventDefault();
        this.#end(new Error(event.message || 'the thinker could not start'));
      };
    });
    ready.catch(() => undefined);
    this.#tell({ is: 'begin', files: this.files });
    return ready;
  }

  #end(why: Error): void {
    this.#worker?.terminate();
    this.#worker = this.#ready = undefined;
    this.#unready?.(why);
    for (const task of this.#tasks.values()) task.fail(why);
    this.#tasks.clear();
  }

  #tell(what: ToThinker): void {
    this.#worker?.postMessage(what);
  }
}
