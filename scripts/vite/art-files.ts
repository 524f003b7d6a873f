import { cp, readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, resolve } from 'node:path';
import type { Plugin } from 'vite';

const source = resolve('art/finished');
const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** Serves the finished pictures at `/art/` while developing and copies them beside the built client. */
export function artFiles(): Plugin {
  return {
    name: 'lampstand:art-files',
    configureServer(server) {
      server.middlewares.use('/art', async (request, response, next) => {
        const path = normalize(join(source, decodeURIComponent((request.url ?? '').split('?')[0] ?? '')));
        const type = types[extname(path)];
        if (!path.startsWith(source) || type === undefined || !(await exists(path))) return next();
        response.setHeader('Content-Type', type);
        response.end(await readFile(path));
      });
    },
    async writeBundle(options) {
      if (options.dir === undefined || !options.dir.endsWith('client') || !(await exists(source))) return;
      await cp(source, join(options.dir, 'art'), { recursive: true });
    },
  };
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
