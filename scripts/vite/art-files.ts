import { cp, readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, resolve } from 'node:path';
import { MADE_FOLDERS, type MadeFolder, makeFolder } from '@lampstand/art/made-art.ts';
import type { Plugin } from 'vite';

const finished = resolve('art/finished');
/** Where the development server keeps what the build would make. */
const made = resolve('.cache/made-art');
const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** Serves the pictures at `/art/` while developing and puts them beside the built client. */
export function artFiles(): Plugin {
  const makeOnce = remembering((folder: MadeFolder) => makeFolder(folder, made));
  return {
    name: 'lampstand:art-files',
    configureServer(server) {
      server.middlewares.use('/art', async (request, response, next) => {
        const name = normalize(decodeURIComponent((request.url ?? '').split('?')[0] ?? ''));
        const folder = MADE_FOLDERS.find((candidate) => name.startsWith(`/${candidate}/`));
        if (folder !== undefined) await makeOnce(folder);
        const file = join(folder === undefined ? finished : made, name);
        const type = types[extname(file)];
        if (type === undefined || !(await exists(file))) return next();
        response.setHeader('Content-Type', type);
        response.end(await readFile(file));
      });
    },
    async writeBundle(options) {
      if (options.dir === undefined || !options.dir.endsWith('client')) return;
      const art = join(options.dir, 'art');
      await cp(finished, art, { recursive: true });
      for (const folder of MADE_FOLDERS) await makeFolder(folder, art);
    },
  };
}

/** `make` with one answer for each key; a failure is tried again. */
function remembering<K, V>(make: (key: K) => Promise<V>): (key: K) => Promise<V> {
  const answers = new Map<K, Promise<V>>();
  return (key) => {
    const answer = answers.get(key) ?? make(key);
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
