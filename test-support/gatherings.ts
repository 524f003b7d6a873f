import type { HandlerInput } from '#contract/define-endpoint.ts';
import type { createGathering } from '#features/gatherings/gatherings.contract.ts';

/** A gathering of one evening in the next year, for tests that care for another. */
export const SUPPER: Omit<HandlerInput<typeof createGathering>['body'], 'groupId'> = {
  title: 'Supper in the kitchen',
  description: 'We read Luke 14.',
  place: '12 Mill Lane',
  link: '',
  ...dayAhead(4, '19:00', '21:00'),
  timezone: 'Europe/London',
  seats: null,
  repeat: null,
  brings: ['Bread'],
};

/** A day so many days from now, from one time of the clock to another. */
export function dayAhead(days: number, from: string, to: string): { startsAt: string; endsAt: string } {
  const date = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return { startsAt: `${date}T${from}`, endsAt: `${date}T${to}` };
}
