/** 'Nov 22, 2026' of a moment, in the reader's own zone. */
export function dayText(at: number): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(at);
}

/** `day` is a day in UTC, as the server tells it. */
export function seenText(day: string | null): string {
  if (day === null) return 'signed in nowhere';
  const text = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    Date.parse(day),
  );
  return `last seen ${text}`;
}

/** A ban or a mute: bans without an end have a date beyond all others. */
export function untilText(until: number): string {
  return until > Date.UTC(9999, 0) ? 'for good' : `until ${dayText(until)}`;
}
