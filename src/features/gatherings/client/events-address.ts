import { monthsAfter } from './calendar-days.ts';

/** What the page of events shows, as its address says it. */
export interface EventsShown {
  view: 'list' | 'month';
  /** '2026-11'; absent: this one. */
  month?: string;
  /** The day whose list is open. */
  day?: string;
  groupId?: string;
}

/** What an address shows; what is no month, day or group in it is left out. */
export function shownIn(address: string): EventsShown {
  const said = new URLSearchParams(address);
  const month = said.get('month') ?? '';
  const day = said.get('day') ?? '';
  const groupId = said.get('group') ?? '';
  return {
    view: said.get('view') === 'month' ? 'month' : 'list',
    ...(isMonth(month) && { month }),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) && { day }),
    ...(/^[\w.-]{1,64}$/.test(groupId) && { groupId }),
  };
}

function isMonth(month: string): boolean {
  return /^\d{4}-\d{2}$/.test(month) && !Number.isNaN(Date.parse(month)) && monthsAfter(month, 0) === month;
}

/** The address at which this is shown. */
export function addressOf({ view, month, day, groupId }: EventsShown): string {
  const said = new URLSearchParams({
    ...(view === 'month' && { view }),
    ...(view === 'month' && month !== undefined && { month }),
    ...(view === 'month' && day !== undefined && { day }),
    ...(groupId !== undefined && { group: groupId }),
  }).toString();
  return said === '' ? '/community/events' : `/community/events?${said}`;
}

/** Where an occurrence has its page. */
export function eventPath({ gatheringId, start }: { gatheringId: string; start: string }): string {
  return `/community/events/${gatheringId}/${encodeURIComponent(start)}`;
}
