/**
 * Pictures from game-icons.net, picked at build time: `import moai from 'icon:moai'` is the `d` of the icon's one path,
 * in a square of 512. Only the icons that are imported end up in the pages.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface Icons {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const PREFIX = 'icon:';
const ONE_PATH = /^<path fill="currentColor" d="([^"]+)"\/>$/;

let loaded: Promise<Icons> | undefined;

function collection(): Promise<Icons> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  loaded ??= readFile(file, 'utf8').then((text) => JSON.parse(text) as Icons);
  return loaded;
}

/** The path of an icon; throws if there is no such icon. */
export async function pathOf(name: string): Promise<string> {
  const { icons, aliases } = await collection();
  const body = icons[aliases?.[name]?.parent ?? name]?.body;
  if (body === undefined) throw new Error(`There is no game icon "${name}"; see https://game-icons.net for their names.`);
  const path = ONE_PATH.exec(body)?.[1];
  if (path === undefined) throw new Error(`The game icon "${name}" is more than one path.`);
  return path;
}

export function icons(): Plugin {
  return {
    name: 'ludotheque:icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      return `export default ${JSON.stringify(await pathOf(id.slice(PREFIX.length + 1)))};`;
    },
  };
}
