import sharp, { type Metadata, type Sharp } from 'sharp';
import type { PictureShape } from '../../pictures.rules.ts';
import { type ImageFormat, imageFormatOf } from './image-format.ts';

/** A picture in one size, in px. */
export interface PictureFile {
  /** The edge that was asked for; a small picture is smaller. */
  edge: number;
  width: number;
  height: number;
  webp: Uint8Array;
}

/** What became of an upload: its pictures, or why there are none. */
export type Decoded =
  | { files: PictureFile[] }
  | { refused: 'not-a-picture' }
  | { refused: 'too-much-to-hold' }
  | { refused: 'too-many-pixels'; format: ImageFormat };

export interface DecodingBounds {
  pixels: Record<ImageFormat, number>;
  heldBytes: number;
}

/**
 * WebP files of a shape, upright, in sRGB, without any metadata. It takes as long as the picture
 * asks for: call it where it can be ended (`decode-in-process.ts`).
 * @param pixels how many a picture of a format may have
 * @param heldBytes how many bytes may be held at once for it
 */
export async function decodePicture(
  bytes: Uint8Array,
  shape: PictureShape,
  { pixels, heldBytes }: DecodingBounds,
): Promise<Decoded> {
  const format = imageFormatOf(bytes);
  if (format === null) return { refused: 'not-a-picture' };
  const most = pixels[format];
  try {
    const image = sharp(bytes, { limitInputPixels: most, failOn: 'error' });
    // Reading the header costs nothing; the bound has to hold before a pixel is unpacked.
    const about = await image.metadata();
    if (about.width * about.height > most) return { refused: 'too-many-pixels', format };
    if (heldAtOnce(format, about) > heldBytes) return { refused: 'too-much-to-hold' };
    return { files: await filesOf(image, shape) };
  } catch (error) {
    if ((error as Error).message.includes('pixel limit')) return { refused: 'too-many-pixels', format };
    return { refused: 'not-a-picture' };
  }
}

/**
 * Bytes of the picture that its decoder has in memory at the same time, as measured. What comes in several passes over the whole
 * picture (Adam7, progressive JPEG) is complete only with the last of them.
 */
function heldAtOnce(format: ImageFormat, about: Metadata): number {
  const pixels = about.width * about.height;
  const samples = pixels * about.channels;
  const bytesEach = about.depth === 'uchar' ? 1 : 2;
  switch (format) {
    case 'png':
      return about.isProgressive ? samples * bytesEach : 0;
    case 'jpeg':
      // Coefficients, of two bytes; colour mostly has a quarter of them.
      return about.isProgressive ? samples * (about.chromaSubsampling === '4:2:0' ? 1 : 2) : 0;
    case 'gif':
    case 'webp':
      return pixels * 4;
    case 'avif':
    case 'heic':
      // As it is packed, and as colours.
      return samples * bytesEach * 2;
  }
}

async function filesOf(image: Sharp, { cut, edges }: PictureShape): Promise<PictureFile[]> {
  const fit =
    cut === 'square'
      ? ({ fit: 'cover', position: 'centre' } as const)
      : ({ fit: 'inside', withoutEnlargement: true } as const);
  const [largest = 0] = edges;
  const reduced = await image
    .autoOrient()
    .resize(largest, largest, fit)
    .png({ compressionLevel: 0 })
    .toBuffer();
  const files = [];
  for (const edge of edges) {
    const { data, info } = await sharp(reduced)
      .resize(edge, edge, fit)
      .webp({ quality: 82, effort: 4 })
      .toBuffer({ resolveWithObject: true });
    files.push({ edge, width: info.width, height: info.height, webp: data });
  }
  return files;
}
