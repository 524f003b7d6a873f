import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const art = path.resolve(import.meta.dirname, '..');
const record = path.join(art, 'checked.json');

/** What the art's tests read or are: its code, its finished pictures with their records, and which sharp rasterises them. */
const READ_BY_TESTS = ['**/*.ts', '**/*.css', 'package.json', 'finished/**/*'];

/** git may check these out with other line ends, which change nothing. */
const TEXT = /\.(ts|css|json|svg)$/;

/** sha256 (hex) over everything that the art's tests read. */
export function artHash(): string {
  const hash = createHash('sha256');
  const found = globSync(READ_BY_TESTS, { cwd: art, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = found.map((entry) => path.relative(art, path.join(entry.parentPath, entry.name)));
  for (const name of names.filter((file) => !file.startsWith('node_modules')).sort()) {
    const bytes = readFileSync(path.join(art, name));
    const content = TEXT.test(name) ? bytes.toString('utf8').replaceAll('\r\n', '\n') : bytes;
    hash.update(`${name.replaceAll('\\', '/')}\n`).update(createHash('sha256').update(content).digest());
  }
  return hash.digest('hex');
}

/** Whether the art's tests have passed on exactly the files that lie here. */
export function isArtChecked(): boolean {
  return existsSync(record) && JSON.parse(readFileSync(record, 'utf8')).hash === artHash();
}

/** Notes that the tests have passed on what `hash` was made of; commit the file together with what it stands for. */
export function recordChecked(hash: string): void {
  writeFileSync(record, `${JSON.stringify({ hash }, null, 2)}\n`);
}
