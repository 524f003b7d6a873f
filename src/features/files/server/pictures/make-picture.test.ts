import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { jpeg } from '#test-support/pictures.ts';
import { makePicture } from './make-picture.ts';

const SQUARES = { cut: 'square', edges: [512, 96] } as const;

const children = () =>
  execFileSync('ps', ['-o', 'args=', '--ppid', String(process.pid)], { encoding: 'utf8' });

it('gives a picture up that takes too long, says what to do, and leaves no process behind', async () => {
  // No process has even begun by then.
  await expect(makePicture(await jpeg(), SQUARES, 1)).rejects.toMatchObject({
    code: 'TOO_LARGE',
    message: 'This picture takes too long to read. Please choose a smaller one, or save it as a JPEG.',
  });
  expect(children()).not.toContain('decode-in-process');
});

it('makes a picture with nothing of the server around it', async () => {
  const made = await makePicture(await jpeg(), SQUARES);
  expect(made.map(({ edge, width, height }) => [edge, width, height])).toEqual([
    [512, 512, 512],
    [96, 96, 96],
  ]);
});
