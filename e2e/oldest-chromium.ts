import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import manifest from '@sparticuz/chromium/package.json' with { type: 'json' };

const PACKED = import.meta.resolve('@sparticuz/chromium/bin/chromium.br');
const UNPACKED = fileURLToPath(
  new URL(`../node_modules/.cache/chromium-${manifest.version}`, import.meta.url),
);

/** Where a Chromium 112 is, about the floor of what is served; it is unpacked once. Null where there is none: it is for Linux on x64. */
export function oldestChromium(): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  if (!existsSync(UNPACKED)) {
    mkdirSync(path.dirname(UNPACKED), { recursive: true });
    // Whole or not at all, also where two runs do it at once.
    const mine = `${UNPACKED}.${process.pid}`;
    writeFileSync(mine, brotliDecompressSync(readFileSync(fileURLToPath(PACKED))));
    chmodSync(mine, 0o755);
    renameSync(mine, UNPACKED);
  }
  return UNPACKED;
}
