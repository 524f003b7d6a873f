import type { Facts } from './facts.ts';

/** A thing that a move is about, and whose it is. */
export interface Thing {
  id: string;
  of: string | null;
}

/** Ids of the tables, and whose they are. */
export function thingsOf(facts: Facts, kind: string): Thing[] {
  const owned = (rows: readonly { id: string; user_id: string | null }[]) =>
    rows.map(({ id, user_id }) => ({ id, of: user_id }));
  switch (kind) {
    case 'person':
      return facts.users.map(({ id }) => ({ id, of: id }));
    case 'request':
      return owned(facts.requests);
    case 'encouragement':
      return owned(facts.encouragements);
    case 'entry':
      return owned(facts.entries);
    case 'note':
      return owned(facts.notes);
    case 'item':
      return owned(facts.items);
    case 'folder':
      return owned(facts.folders);
    case 'plan':
      return owned(facts.plans);
    case 'file':
      return facts.objects
        .filter((one) => one.kind === 'file')
        .map(({ id, user_id }) => ({ id, of: user_id }));
    case 'object':
      return owned(facts.objects as never);
    case 'notification':
      return owned(facts.notifications);
    case 'group':
      return facts.groups.map(({ id }) => ({
        id,
        of: facts.members.find(({ group_id, role }) => group_id === id && role === 'leader')?.user_id ?? null,
      }));
    case 'topic':
      return owned(facts.threads.filter((one) => one.kind === 'topic'));
    case 'passage':
      return owned(facts.threads.filter((one) => one.kind === 'passage'));
    case 'thread':
      return owned(facts.threads);
    case 'post':
      return owned(facts.posts);
    case 'group-file':
      return owned(facts.files);
    case 'asking':
      return owned(facts.asking);
    case 'gathering':
      return owned(facts.gatherings);
    case 'date-poll':
      return owned(facts.datePolls);
    case 'occurrence':
      return facts.occurrences.map(({ id, gathering_id }) => ({
        id,
        of: facts.gatherings.find((one) => one.id === gathering_id)?.user_id ?? null,
      }));
    case 'line':
      return owned(facts.lines);
    case 'claim':
      return facts.nodes.map(({ id }) => ({
        id,
        of: facts.claims.find((one) => one.id === id)?.user_id ?? null,
      }));
    case 'other-side':
    case 'debate-words':
      return owned(facts.claims.filter((one) => kind === 'debate-words' || one.kind === 'debate-other-side'));
    case 'case':
      return facts.cases.map(({ id, author_id }) => ({ id, of: author_id }));
    case 'action':
      return facts.actions.map(({ id, author_id }) => ({ id, of: author_id }));
    case 'decision':
      return facts.actions.map(({ decision_id, moderator_id }) => ({
        id: decision_id ?? 'none',
        of: moderator_id,
      }));
    case 'group-link':
      return owned(facts.links);
    case 'circle-link':
      return owned(facts.circleLinks);
    case 'zip':
      return owned(facts.zips);
    case 'invitation':
      return facts.invitations.map(({ id, maker_id }) => ({ id, of: maker_id }));
    case 'picture':
      return facts.pictures.map(({ picture_id, user_id }) => ({ id: picture_id ?? 'none', of: user_id }));
    default:
      throw new Error(`no things are called ${kind}`);
  }
}
