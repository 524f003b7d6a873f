// The spots and the divider as self-contained SVGs; finished by `node art/spots/make.ts`.
import { defs, type Pen, pen } from '../avatar/pen.ts';
import { compactSvg } from '../compact-svg.ts';
import { divider, journalEmpty, searchEmpty } from './spot-books.ts';
import { filesEmpty } from './spot-jar.ts';
import { notFound, offline } from './spot-places.ts';
import { circleEmpty, quiet, stonesEmpty, tableEmpty } from './spot-table.ts';
import { favoritesEmpty, highlightsEmpty, notesEmpty } from './spot-writing.ts';

type Spot = { id: string; width: number; height: number; draw: (k: Pen) => string };

export const SPOTS: Spot[] = [
  { id: 'journal-empty', width: 200, height: 140, draw: journalEmpty },
  { id: 'search-empty', width: 200, height: 140, draw: searchEmpty },
  { id: 'files-empty', width: 200, height: 140, draw: filesEmpty },
  { id: 'circle-empty', width: 200, height: 140, draw: circleEmpty },
  { id: 'events-empty', width: 200, height: 140, draw: tableEmpty },
  { id: 'answered-empty', width: 200, height: 140, draw: stonesEmpty },
  { id: 'nothing-new', width: 200, height: 140, draw: quiet },
  { id: 'notes-empty', width: 200, height: 140, draw: notesEmpty },
  { id: 'highlights-empty', width: 200, height: 140, draw: highlightsEmpty },
  { id: 'favorites-empty', width: 200, height: 140, draw: favoritesEmpty },
  { id: 'not-found', width: 200, height: 140, draw: notFound },
  { id: 'offline', width: 200, height: 140, draw: offline },
  { id: 'divider', width: 240, height: 24, draw: divider },
];

/** SVG text of a spot; its ids begin with the spot's id. */
export function spotSvg({ id, width, height, draw }: Spot): string {
  const k = pen(`spot-${id}`);
  const art = draw(k);
  return compactSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${defs(k)}${art}</svg>`,
  );
}
