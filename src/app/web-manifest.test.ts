import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createScreenTable } from '#contract/screen-table.ts';
import { serverFeatures } from './server-features.ts';

const root = path.resolve(import.meta.dirname, '../..');
const manifest = JSON.parse(readFileSync(path.join(root, 'public/site.webmanifest'), 'utf8')) as {
  start_url: string;
  shortcuts: { name: string; url: string }[];
};
const table = createScreenTable(serverFeatures.flatMap(({ screens }) => screens ?? []));

describe('the app on a phone’s own screen', () => {
  it.each([manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)])('%s is a screen', (url) => {
    expect(table.placeAt(url, 'signed-in')).not.toBeNull();
  });
});
