import { createGathering } from '#features/gatherings/gatherings.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { SUPPER } from './gatherings.ts';
import type { TestApp } from './start-test-app.ts';
import type { TestClient } from './test-client.ts';

/** An event of half an hour in a group, planned on 26 November 2026 at noon. @param hour '19' @param day its date */
export async function supperAt(
  app: TestApp,
  host: { client: TestClient },
  groupId: string,
  hour: string,
  day = '2026-11-26',
): Promise<{ gatheringId: string; start: string }> {
  app.clock.set('2026-11-26T12:00:00Z');
  const times = { startsAt: `${day}T${hour}:00`, endsAt: `${day}T${hour}:30` };
  const body = { ...SUPPER, ...times, groupId };
  const { gatheringId, start } = (await host.client.call(createGathering, { body })).body;
  return { gatheringId, start };
}

/** What somebody has earned by now. */
export async function xpOf({ client }: { client: TestClient }): Promise<number> {
  return (await client.call(getCurrentUser, {})).body.currentXP;
}
