import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { type Face, faces, fileOf, parts } from './faces.ts';

/** What the interface uses of the faces' typographic features; alternates and swashes are left out. */
const FEATURES = [
  'kern',
  'mark',
  'mkmk',
  'ccmp',
  'locl',
  'liga',
  'calt',
  'rlig',
  'lnum',
  'tnum',
  'smcp',
  'rvrn',
  'rclt',
];

/** Everything of `src/ui/fonts/` by file name: the cut faces, their style sheet and their licences. */
export async function cutFonts(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const face of faces) files.set(fileOf(face), await cut(face));
  files.set('faces.css', Buffer.from(styleSheet()));
  for (const family of new Set(faces.map((face) => face.family.toLowerCase()))) {
    files.set(`${family}.LICENSE.txt`, await readPackage(`@fontsource-variable/${family}/LICENSE`));
  }
  return files;
}

async function cut(face: Face): Promise<Buffer> {
  return subsetFont(await readPackage(face.source), charactersOf(face.part), {
    targetFormat: 'woff2',
    variationAxes: face.axes,
    keepFeatures: FEATURES,
    noHinting: true,
  });
}

function readPackage(file: string): Promise<Buffer> {
  return readFile(path.resolve('node_modules', file));
}

function charactersOf(part: Face['part']): string {
  return parts[part]
    .flatMap((range) => {
      const [first, last = first] = range.split('-').map((point) => Number.parseInt(point, 16)) as [number];
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}

function styleSheet(): string {
  const rules = faces.map((face) =>
    [
      '@font-face {',
      `  font-family: "${face.family}";`,
      `  font-style: ${face.style};`,
      `  font-weight: ${face.weight};`,
      '  font-display: swap;',
      `  src: url("./${fileOf(face)}") format("woff2");`,
      '  unicode-range:',
      `    ${parts[face.part].map((range) => `U+${range}`).join(', ')};`,
      '}',
    ].join('\n'),
  );
  return `/* Written by \`npm run fonts\` from scripts/fonts/faces.ts. */\n${rules.join('\n')}\n`;
}
