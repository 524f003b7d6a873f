import { bookIndex } from './references.ts';

/**
 * The verse of each day of the year, hand-picked: promises, comfort, praise and wisdom from all over the canon. Chosen
 * so that each stands well by itself; a leap year has its own verse for the last day.
 */
const CALENDAR = `
GEN 1:1 1:27 1:31 9:13 12:2 15:5 15:6 16:13 18:14 28:15 50:20
EXO 3:14 13:21 14:14 15:2 15:13 20:3 33:14 34:6
LEV 19:18 26:12
NUM 6:24 6:25 6:26 14:18 23:19
DEU 4:29 4:31 6:4 6:5 7:9 8:3 10:12 10:17 30:14 30:19 31:6 31:8 32:4 33:27
JOS 1:8 1:9 21:45 24:15
JDG 5:31 6:12
RUT 1:16 2:12
1SA 2:2 12:24 16:7 17:47
2SA 7:22 22:2 22:29 22:31
1KI 3:9 8:23 19:12
2KI 6:16 20:5
1CH 16:8 16:11 16:34 29:11 29:12
2CH 7:14 15:7 16:9 20:12 20:15
EZR 3:11 8:22
NEH 1:5 8:10 9:6
EST 4:14
JOB 12:10 19:25 23:10 33:4 37:5 42:2
PSA 1:3 3:3 4:8 5:3 8:3 8:9 9:1 9:9 11:7 13:5 16:8 16:11 18:2 18:28 18:30 19:1 19:14 20:7 23:1 23:2 23:3 23:4 23:6 24:1 25:4 25:5 27:1 27:4 27:14 28:7 29:11 30:5 30:11 31:24 32:7 32:8 33:4 33:20 34:1 34:4 34:8 34:18 36:5 36:7 36:9 37:4 37:5 37:7 37:23 40:1 40:2 40:3 42:1 42:8 42:11 43:3 46:1 46:10 48:14 51:10 51:12 55:22 56:3 57:10 59:16 61:2 62:1 62:5 63:1 63:3 65:11 66:5 67:1 68:19 71:5 73:23 73:26 84:10 84:11 85:10 86:5 86:11 89:1 90:12 90:14 91:1 91:2 91:11 92:1 94:19 95:1 95:6 96:1 97:11 98:4 100:3 100:4 100:5 103:1 103:2 103:8 103:12 104:24 105:4 106:1 107:1 107:9 108:4 111:10 113:3 115:1 116:1 116:7 117:2 118:1 118:14 118:24 119:11 119:18 119:50 119:89 119:105 119:114 119:130 121:1 121:2 121:3 121:7 121:8 122:1 125:2 126:3 126:5 127:1 130:5 131:2 133:1 136:1 138:3 138:8 139:1 139:9 139:14 139:23 143:8 143:10 145:8 145:9 145:14 145:18 146:2 147:3 147:4 150:6
PRO 1:7 2:6 3:3 3:5 3:6 3:9 4:18 4:23 8:11 9:10 10:12 11:25 12:25 13:20 14:29 15:1 15:3 15:30 16:3 16:9 16:24 17:17 17:22 18:10 19:21 20:7 22:6 27:17 28:13 31:25
ECC 3:1 3:11 4:9 12:13
SNG 2:11 8:7
ISA 6:3 7:14 9:2 9:6 12:2 25:1 26:3 26:4 30:15 30:18 30:21 33:2 35:4 40:8 40:11 40:28 40:29 40:31 41:10 41:13 42:3 43:1 43:2 43:19 44:22 45:22 46:4 49:13 49:16 52:7 53:5 53:6 54:10 55:1 55:6 55:9 55:12 57:15 58:11 60:1 61:1 61:10 64:8 65:24
JER 17:7 29:11 29:13 31:3 31:25 32:17 33:3
LAM 3:22 3:23 3:25
EZK 11:19 34:15 36:26
DAN 2:20 3:17 6:26 12:3
HOS 6:3 14:9
JOL 2:13 2:28
AMO 5:24
JON 2:2
MIC 5:2 6:8 7:7 7:18
NAM 1:7
HAB 2:14 3:18 3:19
ZEP 3:17
ZEC 4:6 9:9
MAL 3:6 4:2
MAT 1:23 4:4 5:3 5:4 5:6 5:7 5:8 5:9 5:14 5:15 5:16 5:44 6:6 6:20 6:21 6:26 6:33 6:34 7:7 7:12 9:37 10:31 11:28 11:29 16:24 17:20 18:20 19:14 19:26 22:37 25:40 28:6 28:20
MRK 1:15 4:39 9:23 10:27 10:45 11:24 12:30 16:15
LUK 1:37 1:46 2:10 2:11 2:14 6:31 6:37 9:23 10:27 11:9 12:32 15:7 19:10 24:6 24:32
JHN 1:1 1:5 1:12 1:14 1:29 3:16 3:17 4:14 6:35 7:38 8:12 8:32 10:10 10:11 10:28 11:25 12:46 13:34 14:1 14:6 14:27 15:4 15:5 15:9 15:12 15:13 16:33 17:3 20:29 20:31
ACT 1:8 2:21 4:12 16:31 17:28
ROM 1:16 5:1 5:5 5:8 6:23 8:1 8:18 8:26 8:28 8:31 8:38 8:39 10:9 10:17 12:1 12:2 12:12 12:21 14:17 15:13
1CO 1:18 2:9 3:16 10:13 10:31 13:4 13:7 13:13 15:55 15:57 15:58 16:14
2CO 1:3 3:17 4:6 4:7 4:16 4:18 5:7 5:17 9:7 9:8 12:9 13:14
GAL 2:20 3:28 5:1 5:13 5:22 6:2 6:9
EPH 1:7 2:8 2:10 3:16 3:17 3:20 4:2 4:32 5:2 5:8 6:10
PHP 1:6 2:3 3:14 4:4 4:6 4:7 4:8 4:13 4:19
COL 1:17 2:6 3:2 3:12 3:14 3:15 3:16 3:17 3:23
1TH 5:11 5:16 5:18 5:24
2TH 3:3 3:16
1TI 1:17 4:12 6:12
2TI 1:7 2:13 3:16 4:7
TIT 2:11 3:5
PHM 1:7
HEB 4:12 4:16 6:19 10:23 10:24 11:1 11:6 12:1 12:2 13:2 13:5 13:8
JAS 1:2 1:5 1:12 1:17 1:22 3:17 4:8 5:16
1PE 1:3 1:8 2:9 3:15 4:8 4:10 5:7
2PE 1:3 3:9 3:18
1JN 1:5 1:7 1:9 3:1 3:18 4:7 4:9 4:16 4:18 4:19 5:4 5:14
2JN 1:6
3JN 1:2
JUD 1:24
REV 1:8 3:20 4:11 5:12 7:17 21:4 21:5 22:13 22:17
`;

/** A verse by book index, chapter and verse. */
export type VersePlace = readonly [book: number, chapter: number, verse: number];

const IN_CANONICAL_ORDER: readonly VersePlace[] = CALENDAR.trim()
  .split('\n')
  .flatMap((row) => {
    const [id = '', ...places] = row.split(' ');
    const book = bookIndex(id);
    if (book === undefined) throw new Error(`unknown book ${id} in the calendar`);
    return places.map((place): VersePlace => {
      const [chapter, verse] = place.split(':').map(Number);
      return [book, chapter!, verse!];
    });
  });

/**
 * The step from day to day. It has no common divisor with the number of verses, so every verse gets a day, and verses
 * that are close in the Bible are far apart in the year.
 */
const STRIDE = 181;

/** Every verse of the calendar once, in the order of the days. */
export const VERSE_CALENDAR: readonly VersePlace[] = IN_CANONICAL_ORDER.map(
  (_, day) => IN_CANONICAL_ORDER[(day * STRIDE) % IN_CANONICAL_ORDER.length]!,
);

/** John 3:16: on a user's first day, and wherever the server gives no other. */
export const FIRST_DAY_VERSE: VersePlace = [bookIndex('JHN')!, 3, 16];

/** The verse of a calendar day, the same for everyone; `date` is ISO ('2026-11-21'). */
export function verseOfDate(date: string): VersePlace {
  const day = Temporal.PlainDate.from(date);
  const sinceEpoch = day.since('1970-01-01', { largestUnit: 'days' }).days;
  const count = VERSE_CALENDAR.length;
  return VERSE_CALENDAR[((sinceEpoch % count) + count) % count]!;
}
