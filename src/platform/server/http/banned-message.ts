import { isForGood } from '#contract/for-good.ts';

/** What a banned person reads: until when, in their own time zone, and where to go. */
export function bannedMessage(person: { bannedUntil: number | null; timezone: string }): string {
  const { bannedUntil, timezone } = person;
  const until =
    bannedUntil === null || isForGood(bannedUntil)
      ? 'You cannot take part here any more.'
      : `You cannot take part here until ${new Intl.DateTimeFormat('en-GB', {
          dateStyle: 'long',
          timeStyle: 'short',
          timeZone: timezone,
        }).format(bannedUntil)}.`;
  return `${until} You can read why, appeal, and take along what is yours.`;
}
