import sharp, { type Sharp } from 'sharp';
import { PICTURE_SIZES } from '../profile-picture.rules.ts';
import { type ImageFormat, imageFormatOf } from './image-format.ts';

/** What became of an upload: its squares, or why there are none. */
export type Decoded =
  | { files: { size: number; webp: Uint8Array }[] }
  | { refused: 'not-a-picture' }
  | { refused: 'too-many-pixels'; format: ImageFormat };

/**
 * Square WebP files of the sizes in PICTURE_SIZES, upright, in sRGB, without any metadata. It takes as long as the picture
 * asks for: call it where it can be ended (`decode-in-process.ts`).
 * @param pixels how many a picture of a format may have
 */
export async function decodePicture(
  bytes: Uint8Array,
  pixels: Record<ImageFormat, number>,
): Promise<Decoded> {
  const format = imageFormatOf(bytes);
  if (format === null) return { refused: 'not-a-picture' };
  const most = pixels[format];
  try {
    const image = sharp(bytes, { limitInputPixels: most, failOn: 'error' });
    // Reading the header costs nothing; the bound has to hold before a pixel is unpacked.
    const { width, height } = await image.metadata();
    if (width * height > most) return { refused: 'too-many-pixels', format };
    return { files: await squaresOf(image) };
  } catch (error) {
    if ((error as Error).message.includes('pixel limit')) return { refused: 'too-many-pixels', format };
    return { refused: 'not-a-picture' };
  }
}

async function squaresOf(image: Sharp): Promise<{ size: number; webp: Uint8Array }[]> {
  const largest = PICTURE_SIZES[0];
  const cut = await image
    .autoOrient()
    .resize(largest, largest, { fit: 'cover', position: 'centre' })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const files = [];
  for (const size of PICTURE_SIZES) {
    files.push({
      size,
      webp: await sharp(cut).resize(size, size).webp({ quality: 82, effort: 4 }).toBuffer(),
    });
  }
  return files;
}
