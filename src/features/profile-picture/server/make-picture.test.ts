import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { jpeg } from '#test-support/pictures.ts';
import { makePicture } from './make-picture.ts';

const children = () =>
  execFileSync('ps', ['-o', 'args=', '--ppid', String(process.pid)], { encoding: 'utf8' });

it('gives a picture up that takes too long, says what to do, and leaves no process behind', async () => {
  // No process has even begun by then.
  await expect(makePicture(await jpeg(), 1)).rejects.toMatchObject({
    code: 'TOO_LARGE',
    message: 'This picture takes too long to read. Please choose a smaller one, or save it as a JPEG.',
  });
  expect(children()).not.toContain('decode-in-process');
});

it('makes a picture with nothing of the server around it', async () => {
  const made = await makePicture(await jpeg());
  expect(made.map(({ size }) => size)).toEqual([512, 96]);
});
