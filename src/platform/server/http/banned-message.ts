/** After this, a ban is spoken of as one without an end: nobody waits for a date in a hundred years. */
const WITHOUT_END = Date.UTC(2200, 0);

/** What a banned person reads: until when, in their own time zone, and where to go. */
export function bannedMessage(person: { bannedUntil: number | null; timezone: string }): string {
  const { bannedUntil, timezone } = person;
  const until =
    bannedUntil === null || bannedUntil >= WITHOUT_END
      ? 'You cannot take part here any more.'
      : `You cannot take part here until ${new Intl.DateTimeFormat('en-GB', {
          dateStyle: 'long',
          timeStyle: 'short',
          timeZone: timezone,
        }).format(bannedUntil)}.`;
  return `${until} You can read why, appeal, and take along what is yours.`;
}
