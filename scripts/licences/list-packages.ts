import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Where the builds say which packages are in their bundles. */
export const PACKAGE_LISTS = 'dist/packages';

/** Writes which packages went into a bundle, by their places in package-lock.json, to `<folder>/<bundle>.json`. */
export function listPackages(bundle: string, folder = PACKAGE_LISTS): Plugin {
  return {
    name: 'lampstand:list-packages',
    apply: 'build',
    generateBundle() {
      const places = new Set([...this.getModuleIds()].flatMap((id) => placeOf(id) ?? []));
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, `${bundle}.json`), `${JSON.stringify([...places].sort(), null, 2)}\n`);
    },
  };
}

/** The package that a module is of: its key in package-lock.json. Null for a file of ours. */
export function placeOf(moduleId: string): string | null {
  const id = moduleId.replaceAll('\\', '/');
  const from = id.indexOf('/node_modules/');
  if (from < 0) return null;
  return /^.*\/?node_modules\/(@[^/]+\/[^/]+|[^/]+)/.exec(id.slice(from + 1))?.[0] ?? null;
}
