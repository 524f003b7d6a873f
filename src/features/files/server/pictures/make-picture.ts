import { AppError } from '#contract/errors.ts';
import { PICTURE_LIMITS, type PictureShape } from '../../pictures.rules.ts';
import { decodeInProcess } from './decode-in-process.ts';
import type { PictureFile } from './decode-picture.ts';
import type { ImageFormat } from './image-format.ts';

/**
 * WebP files of a shape, upright, in sRGB, without any metadata. Only what the bytes are counts; what the client called them
 * does not.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE for anything that is no picture; TOO_LARGE for too many pixels, for what takes
 * longer than `withinMs`, or for what has to be held in memory
 */
export async function makePicture(
  bytes: Uint8Array,
  shape: PictureShape,
  withinMs: number = PICTURE_LIMITS.decodingMs,
): Promise<PictureFile[]> {
  const { pixels, heldBytes } = PICTURE_LIMITS;
  const decoded = await decodeInProcess({ bytes, shape, bounds: { pixels, heldBytes } }, withinMs);
  if (decoded === null) throw takesTooMuch('time');
  if ('files' in decoded) return decoded.files;
  if (decoded.refused === 'too-much-to-hold') throw takesTooMuch('memory');
  throw decoded.refused === 'not-a-picture' ? notAPicture() : tooManyPixels(decoded.format);
}

function tooManyPixels(format: ImageFormat): AppError {
  const most = PICTURE_LIMITS.pixels[format];
  const advice = most < PICTURE_LIMITS.pixels.jpeg ? ', or save it as a JPEG' : '';
  return new AppError(
    'TOO_LARGE',
    `This picture has more than ${most / 1e6} megapixels. Please choose a smaller one${advice}.`,
  );
}

function takesTooMuch(what: 'time' | 'memory'): AppError {
  return new AppError(
    'TOO_LARGE',
    `This picture takes too ${what === 'time' ? 'long' : 'much memory'} to read. Please choose a smaller one, or save it as a JPEG.`,
  );
}

function notAPicture(): AppError {
  return new AppError(
    'UNSUPPORTED_MEDIA_TYPE',
    'This file is not a picture that we can read. Please choose a JPEG, PNG, WebP, AVIF or GIF.',
  );
}
