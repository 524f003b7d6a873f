import { defineEventHandler, type EventHandler } from '#platform/server/events/events.ts';

declare module '#platform/server/events/events.ts' {
  interface Events {
    /** An upgrade says it of whoever was known to be under 16, and has kept what they may not have any more. */
    'known-under-16': { userId: string };
  }
}

/**
 * Hears that somebody is under 16: when an administrator says so, and at the upgrade to a version that takes back more than those
 * before it did. At an upgrade it has a name of its own, which a server of such a version does not know: it still runs while the
 * database is brought up to date, and would do what it always did.
 */
export function hearUnder16(
  handler: Omit<EventHandler<'found-under-16'>, 'type' | 'giveUp'>,
): EventHandler[] {
  return [
    defineEventHandler<'found-under-16'>({ ...handler, type: 'found-under-16' }),
    defineEventHandler<'known-under-16'>({
      ...handler,
      name: `${handler.name}-at-an-upgrade`,
      type: 'known-under-16',
      handle: (event) => handler.handle({ ...event, type: 'found-under-16' }),
    }),
  ];
}
