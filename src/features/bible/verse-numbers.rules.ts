/** More than the longest chapter has. */
const MAX_VERSE = 200;

/** Verses of a chapter as people write them: '4', '2–4', '2–4, 6'. @param verses in their order */
export function formatVerses(verses: readonly number[]): string {
  return runsOfVerses(verses)
    .map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`))
    .join(', ');
}

/** As they stand in an address: '2-4,6'. */
export function versesInAddress(verses: readonly number[]): string {
  return formatVerses(verses).replaceAll('–', '-').replaceAll(' ', '');
}

/** The verses that an address names ('16', '16-18', '2-4,6'), in their order; none where it names no verse. */
export function parseVerses(address: string): number[] {
  const verses = new Set<number>();
  for (const part of address.split(',')) {
    const match = /^(\d{1,3})(?:[-–](\d{1,3}))?$/.exec(part.trim());
    if (!match) return [];
    const first = Number(match[1]);
    const last = Math.min(Number(match[2] ?? first), MAX_VERSE);
    for (let verse = first; verse <= last; verse++) verses.add(verse);
  }
  return [...verses].filter((verse) => verse > 0).sort((a, b) => a - b);
}

/** Neighbours together. */
export function runsOfVerses(verses: readonly number[]): { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = [];
  for (const verse of verses) {
    const run = runs.at(-1);
    if (run !== undefined && run.last === verse - 1) run.last = verse;
    else runs.push({ first: verse, last: verse });
  }
  return runs;
}

/** The verses with one more, or one less where it was among them. */
export function toggled(verses: readonly number[], verse: number): number[] {
  const others = verses.filter((other) => other !== verse);
  return others.length < verses.length ? others : inOrder([...verses, verse]);
}

/** The verses and all from the one of them that is nearest up to another. */
export function extendedTo(verses: readonly number[], verse: number): number[] {
  if (verses.length === 0) return [verse];
  const nearest = verses.reduce((best, one) => (Math.abs(one - verse) < Math.abs(best - verse) ? one : best));
  return inOrder([...verses, ...fromTo(Math.min(nearest, verse), Math.max(nearest, verse))]);
}

/** The numbers from the first to the last, both of them. */
export function fromTo(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

function inOrder(verses: readonly number[]): number[] {
  return [...new Set(verses)].sort((a, b) => a - b);
}
