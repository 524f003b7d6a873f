import type { HandlerOutput } from '#contract/define-endpoint.ts';
import { countReadersIn, findGroupsByIds, groupIdsOf } from '#features/groups/server/for-other-features.ts';
import { whoIsBannedForGood } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { getAudiences } from '../prayer.contract.ts';
import { canShareWith } from '../prayer.policy.ts';
import { type Audience, type AudienceKind, FIRST_CHOICE, MOST_COUNTED } from '../prayer.rules.ts';
import { countOthers, findChoice } from './choice-store.ts';
import type { Reading } from './reading.ts';

/** In a circle this small its members guess who asks. */
const SMALL_CIRCLE = 3;

/**
 * Whom somebody may ask: nobody else, their groups that are not archived, their circle, everyone; and what they chose last.
 * Whoever was not asked how old they are sees all, and is asked first.
 */
export async function audiencesFor(
  db: DbOrTx,
  reading: Reading,
  circle: readonly string[],
): Promise<HandlerOutput<typeof getAudiences>> {
  const mayAsk = (kind: AudienceKind) =>
    reading.age === 'not-asked' || canShareWith(reading.age, { kind, id: null });
  const option = (audience: Audience, people: number, name: string | null = null) => ({
    audience,
    name,
    people: Math.min(people, MOST_COUNTED.people),
    isMore: people > MOST_COUNTED.people,
    anonymousNote: audience.kind === 'only-me' ? null : anonymousNote(audience.kind, people),
  });
  const groups = await findGroupsByIds(db, await groupIdsOf(db, reading.id));
  const readers = await countReadersIn(db, reading.id, groups);
  // A block ends it that two are in each other's circle, and under 16 nobody is in one; a ban does not.
  const gone = await whoIsBannedForGood(db, circle);
  const options = [
    option({ kind: 'only-me', id: null }, 0),
    ...groups
      .filter((group) => group.archived_at === null)
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
      .map(({ id, name }) => option({ kind: 'group', id }, readers.get(id) ?? 0, name)),
    ...(mayAsk('circle') ? [option({ kind: 'circle', id: null }, circle.length - gone.size)] : []),
    ...(mayAsk('everyone')
      ? [option({ kind: 'everyone', id: null }, await countOthers(db, reading.id))]
      : []),
  ];
  const chosen = await findChoice(db, reading.id);
  const isThere = options.some(
    ({ audience }) => audience.kind === chosen.audience.kind && audience.id === chosen.audience.id,
  );
  return { options, chosen: isThere ? chosen : FIRST_CHOICE };
}

function anonymousNote(kind: AudienceKind, people: number): string | null {
  if (people === 0 || people > SMALL_CIRCLE) return null;
  const where = { group: 'in this group', circle: 'in your circle' }[kind as string] ?? 'here';
  const few = people === 1 ? `Only one person is ${where}.` : `Only ${people} people are ${where}.`;
  return `${few} They may guess that it is you.`;
}
