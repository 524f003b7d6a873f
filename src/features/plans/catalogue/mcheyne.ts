import { chaptersOf, type Place } from '../places.rules.ts';
import { books, NEW_TESTAMENT } from './bible-in-parts.ts';

/*
 * Robert Murray M'Cheyne, 'Daily Bread, being a Calendar for Reading through the Word of God in a Year' (Dundee, 1842). Each of
 * its four columns goes through its books chapter by chapter; short chapters are read together, and long ones on several days.
 * The first two are read in the family, the others alone.
 */

/** Chapters that are read on one day with the one before. */
const JOINED_IN_FAMILY = `GEN.10 GEN.36 LEV.3 LEV.12 NUM.13 NUM.18 DEU.14 DEU.34 JOS.13 JOS.15 JOS.17 JOS.19 JOS.21 RUT.4
1SA.6 1SA.8 1SA.22 1SA.30 2SA.5 2SA.9 1KI.5 2KI.11 1CH.2 1CH.4 1CH.6 1CH.8 1CH.10 1CH.12 1CH.14 1CH.20 1CH.25 1CH.27
2CH.4 2CH.12 2CH.15 2CH.20 2CH.23 2CH.28`;
const JOINED_ALONE = `EST.10 JOB.17 JOB.26 ISA.4 ISA.12 ISA.18 ISA.20 JER.31 JER.45 HOS.4 HOS.6`;
const JOINED_PSALMS = `PSA.2 PSA.4 PSA.6 PSA.8 PSA.12 PSA.14 PSA.16 PSA.21 PSA.24 PSA.27 PSA.29 PSA.41 PSA.43 PSA.47 PSA.53
PSA.54 PSA.57 PSA.59 PSA.61 PSA.63 PSA.65 PSA.67 PSA.71 PSA.76 PSA.82 PSA.84 PSA.93 PSA.96 PSA.98 PSA.100 PSA.101 PSA.109
PSA.111 PSA.113 PSA.115 PSA.118 PSA.121 PSA.122 PSA.124 PSA.125 PSA.127 PSA.128 PSA.130 PSA.131 PSA.133 PSA.134 PSA.136
PSA.138 PSA.141 PSA.147`;
/** The Psalms come twice, and not on the same days both times. */
const JOINED_IN_SPRING = `${JOINED_PSALMS} PSA.87 PSA.143 PSA.150`;
const JOINED_IN_AUTUMN = `${JOINED_PSALMS} PSA.88`;

const PSALM_119 = ['1-24', '25-48', '49-72', '73-96', '97-120', '121-144', '145-176'];
const DIVIDED_IN_SPRING = { 'LUK.1': ['1-38', '39-80'], 'PSA.78': ['1-39', '40-72'], 'PSA.119': PSALM_119 };
const DIVIDED_IN_AUTUMN = { 'PSA.119': PSALM_119 };

const FROM_ACTS = books('ACT', 'REV');
const GOSPELS = books('MAT', 'JHN');
const PSALMS = chaptersOf('PSA');

const COLUMNS = [
  column(books('GEN', '2CH'), JOINED_IN_FAMILY),
  column([...GOSPELS, ...PSALMS, ...FROM_ACTS], JOINED_IN_SPRING, DIVIDED_IN_SPRING),
  column(
    books('EZR', 'MAL').filter((place) => !place.startsWith('PSA.')),
    JOINED_ALONE,
  ),
  column([...FROM_ACTS, ...GOSPELS, ...PSALMS], JOINED_IN_AUTUMN, DIVIDED_IN_AUTUMN),
];

export const MCHEYNE_DAYS: readonly Place[][] = Array.from({ length: 365 }, (_, day) =>
  COLUMNS.flatMap((days) => days[day] ?? []),
);

/** The New Testament and the Psalms twice, the rest of the Old Testament once. */
export const MCHEYNE_PROMISED: readonly Place[] = [
  ...books('GEN', 'MAL'),
  ...PSALMS,
  ...NEW_TESTAMENT,
  ...NEW_TESTAMENT,
];

function column(
  chapters: readonly Place[],
  joined: string,
  divided: Readonly<Record<string, readonly string[]>> = {},
): Place[][] {
  const withBefore = new Set(joined.split(/\s+/));
  const days: Place[][] = [];
  for (const chapter of chapters) {
    const parts = divided[chapter];
    if (parts !== undefined) days.push(...parts.map((verses) => [`${chapter}.${verses}`]));
    else if (withBefore.has(chapter)) days.at(-1)!.push(chapter);
    else days.push([chapter]);
  }
  return days;
}
