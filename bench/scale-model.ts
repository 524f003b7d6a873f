/**
 * What so many people ask of the servers: `node bench/scale-model.ts 100000 1000000 100000000`. Habits are guesses, costs are
 * measured (docs/scale.md); change either and run it again.
 */

/** What one person does on a day on which they come, unless it says otherwise. */
export const HABITS = {
  /** Of all who have an account. */
  comeADay: 0.3,
  visits: 1.3,
  readsAVisit: 12,
  entries: 0.6,
  chapters: 1.5,
  /** Each heartbeat of an open chapter is a write. */
  minutesReading: 8,
  heartbeatsAMinute: 3,
  /** Pictures, scripts and fonts that the browser does not have yet. */
  megabytesOfPictures: 0.8,
  /** Files that somebody keeps, in MB, over all who have an account. */
  megabytesKept: 40,
  /** Of the day's calls, those of its busiest hour: mornings of one continent. */
  inBusiestHour: 0.2,
  /** Within that hour. */
  burst: 2,
} as const;

/** Milliseconds of one core, and bytes on disk with indexes. */
export const COSTS = {
  read: { app: 0.3, database: 0.15 },
  write: { app: 0.65, database: 0.5 },
  entryBytes: 1250,
  chapterBytes: 420,
} as const;

export interface Demand {
  people: number;
  visitorsADay: number;
  readsAtPeak: number;
  writesAtPeak: number;
  appCores: number;
  databaseCores: number;
  /** Of rows, after a year. */
  databaseGB: number;
  filesTB: number;
  picturesGbps: number;
}

export function demandOf(
  people: number,
  habits: Readonly<Record<keyof typeof HABITS, number>> = HABITS,
): Demand {
  const visitors = people * habits.comeADay;
  const perSecondAtPeak = (aDay: number) => (aDay * habits.inBusiestHour * habits.burst) / 3600;
  const reads = perSecondAtPeak(visitors * habits.visits * habits.readsAVisit);
  const heartbeats = habits.minutesReading * habits.heartbeatsAMinute;
  const writes = perSecondAtPeak(visitors * (habits.entries + habits.chapters + heartbeats));
  const cores = (place: 'app' | 'database') =>
    (reads * COSTS.read[place] + writes * COSTS.write[place]) / 1000;
  const bytesAYear =
    365 * visitors * (habits.entries * COSTS.entryBytes + habits.chapters * COSTS.chapterBytes);
  const pictures = perSecondAtPeak(visitors * habits.visits * habits.megabytesOfPictures);
  return {
    people,
    visitorsADay: visitors,
    readsAtPeak: reads,
    writesAtPeak: writes,
    appCores: cores('app'),
    databaseCores: cores('database'),
    databaseGB: bytesAYear / 1e9,
    filesTB: (people * habits.megabytesKept) / 1e6,
    picturesGbps: (pictures * 8) / 1000,
  };
}

const COLUMNS: readonly [title: string, of: keyof Demand][] = [
  ['people', 'people'],
  ['a day', 'visitorsADay'],
  ['reads/s at peak', 'readsAtPeak'],
  ['writes/s at peak', 'writesAtPeak'],
  ['app cores', 'appCores'],
  ['database cores', 'databaseCores'],
  ['database GB a year', 'databaseGB'],
  ['files TB', 'filesTB'],
  ['pictures Gbit/s', 'picturesGbps'],
];

if (import.meta.main) {
  const counts = process.argv.slice(2).map(Number);
  const demands = (counts.length > 0 ? counts : [1e5, 1e6, 1e8]).map((people) => demandOf(people));
  const rounded = (n: number) => Number(n.toPrecision(2)).toLocaleString('en-US');
  console.log(`| ${COLUMNS.map(([title]) => title).join(' | ')} |`);
  console.log(`|${COLUMNS.map(() => '--:').join('|')}|`);
  for (const demand of demands)
    console.log(`| ${COLUMNS.map(([, of]) => rounded(demand[of])).join(' | ')} |`);
}
