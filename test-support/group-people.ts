import { createGroup, getGroup } from '#features/groups/groups.contract.ts';
import { createGroupLink, joinByLink } from '#features/groups/joining.contract.ts';
import { answerOffer, offerToLead } from '#features/groups/leading.contract.ts';
import { setGroupRole } from '#features/groups/members.contract.ts';
import type { Person } from './community.ts';

/** What a group is made of in tests. */
export const GROUP = {
  name: 'Thursday kitchen',
  about: 'Soup, and the book of Acts',
  guidelines: 'What is said here stays here.',
  topic: 'scripture',
  language: 'en',
  admission: 'open',
  room: 'vineyard',
} as const;

type Words = {
  -readonly [K in keyof typeof GROUP]: K extends 'admission' ? 'open' | 'request' | 'link' : string;
};

/** A group that this person has started; its id. */
export async function startedBy(leader: Person, words: Partial<Words> = {}): Promise<string> {
  const { body } = await leader.client.call(createGroup, { body: { ...GROUP, ...words } as typeof GROUP });
  return body.id;
}

/** What stands in the address of a new link into a group. */
export async function linkInto(groupId: string, leader: Person, uses: 1 | 20 | 100 = 1): Promise<string> {
  const { body } = await leader.client.call(createGroupLink, { params: { groupId }, body: { uses } });
  return body.token;
}

/** Lets these people in, by a link of the leader's. */
export async function bringIn(groupId: string, leader: Person, people: readonly Person[]): Promise<void> {
  const token = await linkInto(groupId, leader, 100);
  for (const { client } of people) await client.call(joinByLink, { params: { token } });
}

/** Gives somebody in a group a role; leading is offered, and they accept it. */
export async function giveGroupRole(
  groupId: string,
  leader: Person,
  person: Person,
  role: 'leader' | 'helper' | 'member',
): Promise<void> {
  const params = { groupId, personId: person.id };
  if (role !== 'leader') {
    await leader.client.call(setGroupRole, { params, body: { role } });
    return;
  }
  await leader.client.call(offerToLead, { params, body: { way: 'beside' } });
  await answerTheOffer(groupId, person, 'lead');
}

/** Somebody answers what their page of the group asks them about leading it. */
export async function answerTheOffer(groupId: string, { client }: Person, answer: 'lead' | 'not-now') {
  const { offer } = (await client.call(getGroup, { params: { groupId } })).body;
  return client.call(answerOffer, { params: { groupId }, body: { offerId: offer?.id ?? 'none', answer } });
}
