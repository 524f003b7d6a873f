import { expect, it } from 'vitest';
import { diskRoom, diskState } from './free-disk.ts';

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
