import { ageOf, type Facts, roleIn } from './facts.ts';

type Gathering = Facts['gatherings'][number];

/** Where words of a gathering stand now. */
export function gatheringsWith({ canary }: { canary: string }, facts: Facts): Gathering[] {
  const has = (texts: (string | null)[]) => texts.some((text) => text?.includes(canary));
  const dates = facts.occurrences.filter((one) =>
    has([one.own_title, one.own_description, one.own_place, one.own_link]),
  );
  return facts.gatherings.filter(
    (one) =>
      has([one.title, one.description, one.place, one.link]) ||
      dates.some(({ gathering_id }) => gathering_id === one.id),
  );
}

/** Who answers for it, and who answered to it, has it in what they take along: hidden words of others are not there either. */
export function isAbout(reader: string, gathering: Gathering, facts: Facts): boolean {
  if (gathering.user_id === reader) return true;
  const its = facts.occurrences.filter((one) => one.gathering_id === gathering.id).map(({ id }) => id);
  const answered = facts.answers.some((one) => one.user_id === reader && its.includes(one.occurrence_id));
  return answered && gathering.hidden_because === null;
}

/** What a moderator hid, or what waits for one, is seen by its hosts alone. */
export function canSee(reader: string, gathering: Gathering, facts: Facts): boolean {
  const standing = standingAt(reader, gathering.group_id, facts);
  return standing === 'host' || (standing === 'guest' && gathering.hidden_because === null);
}

export function standingAt(reader: string, groupId: string | null, facts: Facts): 'host' | 'guest' | null {
  if (groupId !== null) {
    const role = roleIn(facts, groupId, reader);
    return role === null ? null : role === 'member' ? 'guest' : 'host';
  }
  if (facts.users.find(({ id }) => id === reader)?.role !== 'member') return 'host';
  return ageOf(facts, reader) === 'under-16' ? null : 'guest';
}
