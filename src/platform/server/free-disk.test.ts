import { expect, it } from 'vitest';
import { diskRoom, diskState, leastRoom, mayWrite } from './free-disk.ts';

const MB = 1024 ** 2;

it.each([
  [5000 * MB, 1024 * MB, 'roomy'],
  [1024 * MB, 1024 * MB, 'roomy'],
  [1024 * MB - 1, 1024 * MB, 'nearly full'],
  [16 * MB, 1024 * MB, 'nearly full'],
  [16 * MB - 1, 1024 * MB, 'full'],
  [0, 0, 'full'],
  [17 * MB, 0, 'roomy'],
] as const)('%i bytes free, warned below %i: %s', (free, warning, state) => {
  expect(diskState(free, warning)).toBe(state);
});

it('asks the disk', async () => {
  const { free, size } = await diskRoom('.');
  expect(free).toBeGreaterThan(0);
  expect(size).toBeGreaterThan(free);
  await expect(diskRoom('./no such folder')).rejects.toThrow();
});

it('tells of the disk with the least room, of those that can be asked', async () => {
  const free: Record<string, number> = { data: 70, objects: 50 };
  const ask = async (folder: string) => {
    if (!(folder in free)) throw new Error('ENOENT');
    return { free: free[folder]!, size: 100 };
  };
  expect(await leastRoom(['data', 'objects'], ask)).toEqual({ free: 50, size: 100 });
  expect(await leastRoom(['data', 'gone'], ask)).toEqual({ free: 70, size: 100 });
  await expect(leastRoom(['gone'], ask)).rejects.toThrow();
});

it.each([
  [null, true],
  ['EROFS', false],
  ['EACCES', false],
  ['EPERM', false],
  // A disk that cannot be asked is not the reason why nothing is saved.
  ['EIO', true],
  ['ENOENT', true],
])('a folder of which the system says %s may be written: %s', async (code, may) => {
  const ask = async () => {
    if (code !== null) throw Object.assign(new Error(code), { code });
  };
  expect(await mayWrite('data', ask)).toBe(may);
});
