/** Times of the year in which a collection can be opened (docs/decisions/072). When they are: `server/season-of-day.ts`. */
export const SEASONS = ['advent', 'lent', 'easter', 'pentecost', 'harvest'] as const;
export type Season = (typeof SEASONS)[number];

/** As in 'opens in Advent'. */
export const WHEN: Readonly<Record<Season, string>> = {
  advent: 'in Advent',
  lent: 'in Lent',
  easter: 'at Easter',
  pentecost: 'at Pentecost',
  harvest: 'at harvest',
};

/** How a season stands on some day: it is on, or it comes again. */
export interface SeasonOfDay {
  /** 'in Advent' */
  when: string;
  isOn: boolean;
  /** The first day of the one that is on, or of the next: '2026-11-29'. */
  from: string;
}

/** 'Opens in Advent, from 29 November' */
export function opensWords({ when, from }: SeasonOfDay): string {
  const day = new Date(`${from}T00:00:00Z`);
  return `Opens ${when}, from ${day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })}`;
}
