import sharp, { type Metadata } from 'sharp';
import { AppError } from '#contract/errors.ts';
import { PICTURE_LIMITS, PICTURE_SIZES, type PictureSize } from '../profile-picture.rules.ts';
import { imageFormatOf } from './image-format.ts';

export type PictureFiles = { size: PictureSize; webp: Buffer }[];

// Decoded pictures are large: nothing is gained by keeping them, and two at once would double the peak.
sharp.cache(false);
let turn: Promise<unknown> = Promise.resolve();

/**
 * Square WebP files of the sizes in PICTURE_SIZES, upright, in sRGB, without any metadata. Only what the bytes are
 * counts; what the client called them does not.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE for anything that is no picture; TOO_LARGE for too many pixels.
 */
export function makePicture(bytes: Buffer): Promise<PictureFiles> {
  const mine = turn.then(() => decodeAndCut(bytes));
  turn = mine.catch(() => {});
  return mine;
}

async function decodeAndCut(bytes: Buffer): Promise<PictureFiles> {
  if (imageFormatOf(bytes) === null) throw notAPicture();
  const image = sharp(bytes, { limitInputPixels: PICTURE_LIMITS.pixels, failOn: 'error' });
  // Reading the header costs nothing; the bound has to hold before a pixel is unpacked.
  const { width, height } = await image.metadata().catch(refuse);
  if (width * height > PICTURE_LIMITS.pixels) throw tooManyPixels();
  const largest = PICTURE_SIZES[0];
  const cut = await image
    .autoOrient()
    .resize(largest, largest, { fit: 'cover', position: 'centre' })
    .timeout({ seconds: 30 })
    .png({ compressionLevel: 0 })
    .toBuffer()
    .catch(refuse);
  const files: PictureFiles = [];
  for (const size of PICTURE_SIZES) {
    files.push({
      size,
      webp: await sharp(cut).resize(size, size).webp({ quality: 82, effort: 4 }).toBuffer(),
    });
  }
  return files;
}

function refuse(error: Error): Metadata & never {
  if (error.message.includes('pixel limit')) throw tooManyPixels(error);
  throw notAPicture(error);
}

function tooManyPixels(cause?: Error): AppError {
  return new AppError('TOO_LARGE', 'This picture has more than 50 megapixels. Please choose a smaller one.', {
    cause,
  });
}

function notAPicture(cause?: Error): AppError {
  return new AppError(
    'UNSUPPORTED_MEDIA_TYPE',
    'This file is not a picture that we can read. Please choose a JPEG, PNG, WebP, AVIF or GIF.',
    { cause },
  );
}
