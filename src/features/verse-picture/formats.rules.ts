/** Longer passages would stand too small to be read. */
export const PICTURE_LIMITS = { characters: 400 } as const;

export type FormatId = 'square' | 'portrait' | 'story';

/** Shapes of a picture, in pixels of the file. */
export interface Format {
  id: FormatId;
  label: string;
  width: number;
  height: number;
  /** What a story's own buttons cover, top and bottom, and the margin of the others. */
  top: number;
  bottom: number;
}

export const FORMATS: readonly Format[] = [
  { id: 'square', label: 'Square', width: 1080, height: 1080, top: 90, bottom: 90 },
  { id: 'portrait', label: 'Portrait', width: 1080, height: 1350, top: 90, bottom: 90 },
  { id: 'story', label: 'Story', width: 1080, height: 1920, top: 260, bottom: 340 },
];

/** Left and right of the words, in pixels of the file. */
export const SIDE = 90;

export type TypefaceId = 'quiet' | 'warm' | 'clear';

export interface Typeface {
  id: TypefaceId;
  label: string;
  family: string;
  weight: number;
}

export const TYPEFACES: readonly Typeface[] = [
  { id: 'quiet', label: 'Quiet', family: 'Literata', weight: 400 },
  { id: 'warm', label: 'Warm', family: 'Fraunces', weight: 560 },
  { id: 'clear', label: 'Clear', family: 'Figtree', weight: 600 },
];

/** The face of the reference. */
export const REFERENCE_FACE = { family: 'Figtree', weight: 600 } as const;

/** Plain grounds that everybody has. */
export const PAPERS = [
  { id: 'paper', name: 'Paper', color: '#FBF6EA' },
  { id: 'morning', name: 'Morning', color: '#E3EAF1' },
  { id: 'evening', name: 'Evening', color: '#2B2A4C' },
] as const;

/** Which rows of a tall picture are seen in a wider or narrower shape. @param focusY share of the height that is its middle */
export function cropOf(
  picture: { width: number; height: number },
  format: { width: number; height: number },
  focusY = 0.5,
): { x: number; y: number; width: number; height: number } {
  const scale = Math.min(picture.width / format.width, picture.height / format.height);
  const width = format.width * scale;
  const height = format.height * scale;
  const room = picture.height - height;
  const y = Math.min(Math.max(picture.height * focusY - height / 2, 0), room);
  return { x: (picture.width - width) / 2, y, width, height };
}

/** 'psalm-23-1-2-web.jpg' */
export function pictureFileName(reference: string, translation: string): string {
  const name = `${reference} ${translation}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `${name.replaceAll(/^-|-$/g, '')}.jpg`;
}
