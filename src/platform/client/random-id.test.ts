import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { randomId } from './random-id.ts';

describe('randomId', () => {
  it('is a UUID of version 4, another one each time', () => {
    const ids = Array.from({ length: 1000 }, randomId);
    for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is what the browser takes everywhere: on plain HTTP it has no crypto.randomUUID', () => {
    const src = path.resolve(import.meta.dirname, '../..');
    const ofBrowser = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && /(^|\/)(client|ui)\//.test(file) && !/\.test\.|random-id/.test(file),
    );
    expect(ofBrowser.length).toBeGreaterThan(500);
    const taking = ofBrowser.filter((file) =>
      readFileSync(path.join(src, file), 'utf8').includes('randomUUID'),
    );
    expect(taking).toEqual([]);
  });
});
