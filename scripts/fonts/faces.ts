/** One of the files that `npm run fonts` cuts from a package's typeface. */
export interface Face {
  family: 'Figtree' | 'Fraunces' | 'Literata';
  style: 'normal' | 'italic';
  part: keyof typeof parts;
  /** In node_modules. */
  source: string;
  /** What is left of its axes: a number pins one, a range narrows it. */
  axes: Record<string, number | { min: number; max: number }>;
  /** The weights that the style sheet may ask it for. */
  weight: string;
}

/**
 * Characters by how often an English page meets them, as code points and ranges of them. A browser fetches a part when
 * a page has one of its characters, so nearly every page is content with 'core'.
 */
export const parts = {
  /** ASCII and the punctuation of printed English. */
  core: ['20-7E', 'A0', 'B7', '2010-2015', '2018-201E', '2022', '2026', '2032-2033', '2212'],
  /** The rest of what Western Europe writes. */
  western: [
    ...['A1-B6', 'B8-FF', '131', '152-153', '2BB-2BC', '2C6', '2DA', '2DC', '304', '308', '329'],
    ...['2000-200F', '2016-2017', '201F', '2021', '2023-2025', '2027-2031', '2034-206F'],
    ...['20AC', '2122', '2191', '2193', '2215', 'FEFF', 'FFFD'],
  ],
  /** Names from farther east. */
  extended: [
    ...['100-130', '132-151', '154-2BA', '2BD-2C5', '2C7-2CC', '2CE-2D7', '2DD-2FF', '1D00-1DBF'],
    ...['1E00-1E9F', '1EF2-1EFF', '2020', '20A0-20AB', '20AD-20C0', '2113', '2C60-2C7F', 'A720-A7FF'],
  ],
} as const;

const families = [
  // The interface: regular to bold.
  {
    family: 'Figtree',
    style: 'normal',
    file: 'figtree/files/figtree-SET-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    weight: '400 700',
  },
  // Headings have one weight; the optical size follows the size of the text, as far as headings go.
  {
    family: 'Fraunces',
    style: 'normal',
    file: 'fraunces/files/fraunces-SET-opsz-normal.woff2',
    axes: { wght: 560, opsz: { min: 16, max: 60 } },
    weight: '400 700',
  },
  // Scripture and journals are set in one weight.
  {
    family: 'Literata',
    style: 'normal',
    file: 'literata/files/literata-SET-wght-normal.woff2',
    axes: { wght: 400 },
    weight: '400',
  },
  {
    family: 'Literata',
    style: 'italic',
    file: 'literata/files/literata-SET-wght-italic.woff2',
    axes: { wght: 400 },
    weight: '400',
  },
] as const;

/** Every face of the product. */
export const faces: readonly Face[] = families.flatMap(({ file, ...face }) =>
  (['core', 'western', 'extended'] as const).map((part) => ({
    ...face,
    part,
    source: `@fontsource-variable/${file.replace('SET', part === 'extended' ? 'latin-ext' : 'latin')}`,
  })),
);

/** 'literata-italic-core.woff2' */
export function fileOf({ family, style, part }: Face): string {
  return `${family.toLowerCase()}${style === 'italic' ? '-italic' : ''}-${part}.woff2`;
}
