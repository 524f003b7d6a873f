import type { Browser, Page } from '@playwright/test';
import { call, ready } from './study-group.ts';

/** Somebody else in London, in a browser of their own, who may write to others. */
export async function inLondon(
  browser: Browser,
  baseURL: string | undefined,
  firstName: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: `${baseURL}`, timezoneId: 'Europe/London' });
  const page = await context.newPage();
  await ready(page, firstName);
  return page;
}

/** A group with these people, whom somebody else brought together. The first ones help. @returns its id */
export async function kitchenOf(leader: Page, helpers: Page[], members: Page[]): Promise<string> {
  const group = { name: 'Thursday kitchen', topic: 'scripture', language: 'en', admission: 'link' };
  const { id } = await call<{ id: string }>(leader, 'POST', '/api/groups', {
    ...group,
    room: 'upper-room-lamp',
  });
  const { token } = await call<{ token: string }>(leader, 'POST', `/api/groups/${id}/links`, { uses: 20 });
  for (const one of [...helpers, ...members]) await call(one, 'POST', `/api/groups/by-link/${token}`, {});
  for (const helper of helpers) {
    const { id: helperId } = await call<{ id: string }>(helper, 'GET', '/api/auth/user');
    await call(leader, 'PUT', `/api/groups/${id}/members/${helperId}/role`, { role: 'helper' });
  }
  return id;
}

/** The day that many days from now, in UTC: '2026-11-26'. */
export const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

type Occurrence = { gatheringId: string; start: string };

/** Plans a supper of a group on a day ('2026-11-26'), from seven to nine in London. */
export function planSupper(
  leader: Page,
  groupId: string,
  day: string,
  more: object = {},
): Promise<Occurrence> {
  return call<Occurrence>(leader, 'POST', '/api/gatherings', {
    groupId,
    title: 'Supper',
    description: '',
    place: '',
    link: '',
    startsAt: `${day}T19:00`,
    endsAt: `${day}T21:00`,
    timezone: 'Europe/London',
    seats: null,
    repeat: null,
    brings: [],
    ...more,
  });
}
