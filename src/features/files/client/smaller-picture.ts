import { PICTURE_LIMITS } from '../pictures.rules.ts';

/** The longest edge, in px, with which a picture is sent: the server keeps less, and scales better from a little more. */
const EDGE_PX = 2048;
const QUALITY = 0.85;

/**
 * A picture as it is sent: reduced and upright, without where it was taken. One that this browser cannot read is sent as it is; the
 * server may know it, or says why not.
 * @returns null for one that cannot be reduced and is larger than the server takes
 */
export async function smallerPicture(file: File): Promise<Blob | null> {
  const reduced = await reduce(file).catch(() => null);
  if (reduced !== null && reduced.size < file.size) return reduced;
  return file.size <= PICTURE_LIMITS.bytes ? file : reduced;
}

async function reduce(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file);
  try {
    const scale = Math.min(1, EDGE_PX / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext('2d');
    if (context === null) return null;
    context.imageSmoothingQuality = 'high';
    // JPEG knows no transparency: without this it would be black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  } finally {
    picture.close();
  }
}
