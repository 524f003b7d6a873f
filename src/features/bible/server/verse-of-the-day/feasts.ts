import { easterSunday } from '../../church-year.rules.ts';

/** A feast that most churches of the West keep, and the passage that it is about. */
export interface Feast {
  name: string;
  passage: string;
}

/** By month and day. */
const FIXED: Readonly<Record<string, Feast>> = {
  '01-01': { name: 'New Year’s Day', passage: 'PSA 121:8' },
  '01-06': { name: 'Epiphany', passage: 'MAT 2:10-11' },
  '11-01': { name: 'All Saints’ Day', passage: 'REV 14:13' },
  '12-24': { name: 'Christmas Eve', passage: 'ISA 9:2' },
  '12-25': { name: 'Christmas Day', passage: 'LUK 2:10-11' },
  '12-26': { name: 'The second day of Christmas', passage: 'JHN 1:14' },
  '12-31': { name: 'The last day of the year', passage: 'PSA 90:1-2' },
};

/** By days after Easter Sunday. */
const AROUND_EASTER: ReadonlyMap<number, Feast> = new Map([
  [-46, { name: 'Ash Wednesday', passage: 'JOL 2:12' }],
  [-7, { name: 'Palm Sunday', passage: 'ZEC 9:9' }],
  [-3, { name: 'Maundy Thursday', passage: 'JHN 13:14-15' }],
  [-2, { name: 'Good Friday', passage: 'JHN 19:30' }],
  [-1, { name: 'Holy Saturday', passage: 'LAM 3:26' }],
  [0, { name: 'Easter Sunday', passage: 'MAT 28:5-6' }],
  [1, { name: 'Easter Monday', passage: 'LUK 24:32' }],
  [39, { name: 'Ascension Day', passage: 'MRK 16:19' }],
  [49, { name: 'Pentecost', passage: 'ACT 2:4' }],
  [56, { name: 'Trinity Sunday', passage: '2CO 13:14' }],
]);

/** The Sundays before Christmas, the nearest last. */
const ADVENT: readonly Feast[] = [
  { name: 'The first Sunday of Advent', passage: 'ISA 40:3-5' },
  { name: 'The second Sunday of Advent', passage: 'MIC 5:2' },
  { name: 'The third Sunday of Advent', passage: 'ISA 7:14' },
  { name: 'The fourth Sunday of Advent', passage: 'LUK 1:46-48' },
];

/** Every feast, for whoever wants to look at all of them. */
export const FEASTS: readonly Feast[] = [...Object.values(FIXED), ...AROUND_EASTER.values(), ...ADVENT];

/** The feast of a day; null on other days. One that moves goes before one that has its date. */
export function feastOf(date: Temporal.PlainDate): Feast | null {
  const fromEaster = easterSunday(date.year).until(date, { largestUnit: 'days' }).days;
  return AROUND_EASTER.get(fromEaster) ?? FIXED[date.toString().slice(5)] ?? sundayOfAdvent(date);
}

function sundayOfAdvent(date: Temporal.PlainDate): Feast | null {
  const christmas = date.with({ month: 12, day: 25 });
  const days = date.until(christmas, { largestUnit: 'days' }).days;
  const isSunday = date.dayOfWeek === 7;
  return isSunday && days >= 1 && days <= 28 ? ADVENT.at(-Math.ceil(days / 7))! : null;
}
