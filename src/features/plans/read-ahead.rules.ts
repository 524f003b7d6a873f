import { type Arrangement, daysOf, openDay, placesLeft } from './schedule.rules.ts';

/** The numbers of places that were read on a date before their day came. Of another date they say nothing any more. */
export interface ReadAhead {
  on: string;
  at: readonly number[];
}

/**
 * The places that a plan has come to among those that were read ahead, so that the order within a date decides nothing. It goes from
 * day to day and passes nothing over: who reads a chapter for another purpose does not lose its day in half a year.
 */
export function comeTo(
  arrangement: Pick<Arrangement, 'division' | 'skippedTo'>,
  done: ReadonlySet<number>,
  ahead: readonly number[],
): number[] {
  const days = daysOf(arrangement.division);
  const all = new Set(done);
  const reached: number[] = [];
  for (;;) {
    const open = openDay(arrangement, all);
    if (open === null) return reached;
    const { from, to } = days[open]!;
    const here = placesLeft(from, to, all).filter((at) => ahead.includes(at));
    if (here.length === 0) return reached;
    reached.push(...here);
    for (const at of here) all.add(at);
  }
}

/** 'RUT.3' read on one date and 'RUT.4' after it: '2026-11-25 2 3'. */
export function readAheadText(ahead: ReadAhead | null): string | null {
  return ahead && [ahead.on, ...ahead.at].join(' ');
}

export function readAheadOf(text: string | null): ReadAhead | null {
  if (text === null) return null;
  const [on, ...at] = text.split(' ');
  return { on: on!, at: at.map(Number) };
}
