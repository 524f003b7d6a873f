/** Brands of ISO base media files that hold still pictures. */
const STILL_BRANDS: Record<string, 'avif' | 'heic'> = {
  avif: 'avif',
  avis: 'avif',
  heic: 'heic',
  heix: 'heic',
  mif1: 'heic',
  msf1: 'heic',
};

export type ImageFormat = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | 'heic';

/**
 * The picture format that the first bytes of a file announce, or null. It is asked before any decoder gets the file,
 * so that formats that can hold more than a picture (SVG, PDF, TIFF) never reach one.
 */
export function imageFormatOf(bytes: Uint8Array): ImageFormat | null {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (head.slice(4, 8) === 'ftyp') return STILL_BRANDS[head.slice(8, 12)] ?? null;
  return null;
}
