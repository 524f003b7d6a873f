import { SHOWN_NOBODY } from '#contract/shown-user.ts';

let shown: () => string | undefined = () => undefined;
let noted: string | undefined;
let last: string | undefined;
const ends = new Set<() => void>();

/**
 * From now on each call says whom this page shows: the browser's tabs share one session, and the server refuses what was typed as
 * somebody who is no longer the one that is signed in.
 */
export function callsComeFrom(userId: () => string | undefined): void {
  shown = userId;
}

/** The id of the user whom this page shows, as its calls say it. */
export function shownUser(): string {
  return shown() ?? SHOWN_NOBODY;
}

/**
 * From now on `end` is called as soon as this page no longer shows the user that it showed: signed out, or their session is over or
 * somebody else's. What waits in memory to be done as them is not to be done as whoever comes next.
 */
export function whenUserGoes(end: () => void): void {
  ends.add(end);
}

/** Whether this page has shown somebody else: a page has one person's things in memory, and whoever comes next begins with a new page. */
export function hasShownOther(userId: string): boolean {
  return last !== undefined && last !== userId;
}

/** Call it whenever another user may be shown: it ends what waits for one who has gone. */
export function noteShownUser(): void {
  const before = noted;
  noted = shown();
  if (noted !== undefined && hasShownOther(noted)) window.location.reload();
  last = noted ?? last;
  if (before === undefined || before === noted) return;
  for (const end of ends) end();
}
