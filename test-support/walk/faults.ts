import { addressesIn, canariesIn } from './canaries.ts';
import { areParted, type Facts, isBanned } from './facts.ts';
import { mayRead } from './oracle.ts';
import type { Reader, Said, Seen } from './said.ts';
import type { Heard, Walker, World } from './world.ts';

/** What is wrong with an answer; nothing where it is as it may be. `before` are the facts from before the call. */
export function faultsOf(world: World, heard: Heard, before: Facts): string[] {
  const now = world.app.clock.now();
  const { facts, chosen, told, everIn } = world;
  const isOfMine = /\/(user\/export|notifications|groups\/([^/]+\/)?zips)/.test(heard.call);
  const isDesk = /\/api\/(moderation|admin|invitations|groups\/files\/[^/]+\/content)/.test(heard.call);
  const seen: Seen = { facts, now, chosen, told, everIn, isOfMine, isDesk };
  const earlier: Seen = { ...seen, facts: before };
  const reader = { id: heard.reader?.id ?? null, isHost: heard.reader?.isHost ?? false };
  const faults: string[] = [];
  if (heard.status >= 500 && heard.status !== 501) faults.push(`${heard.status}: ${heard.text.slice(-300)}`);
  if (world.isAtOnce || world.bend) return faults;
  for (const canary of canariesIn(heard.text)) {
    const said = world.said.get(canary);
    // What was asked for is said again.
    if (!said || heard.call.includes(canary)) continue;
    if (isByInvitation(heard.call, said)) continue;
    if (!mayRead(reader, said, seen) && !mayRead(reader, said, earlier))
      faults.push(`reads ${tell(said)}: ${around(heard.text, canary)}`);
    else faults.push(...authorBeside(world, heard, said, seen));
  }
  for (const address of addressesIn(heard.text)) {
    const owner = world.facts.users.find(({ email }) => email === address);
    const isAdministrator = world.facts.users.find(({ id }) => id === reader.id)?.role === 'admin';
    if (owner?.id !== reader.id && !isAdministrator) faults.push(`reads the address ${address}`);
  }
  faults.push(...pictureOf(heard, reader, [seen, earlier]));
  faults.push(...strangersIn(heard, world.facts, now), ...levelsIn(heard, world.facts));
  return faults;
}

/** A picture is seen by whoever reads its post, by its author, and by moderators once it has been before them. */
function pictureOf(heard: Heard, reader: Reader, times: readonly Seen[]): string[] {
  const [, postId] = /^GET \/api\/groups\/posts\/([^/]+)\/picture\//.exec(heard.call) ?? [];
  if (postId === undefined || heard.status !== 200) return [];
  const maySee = times.some((seen) => {
    const authorId = seen.facts.posts.find(({ id }) => id === postId)?.user_id ?? '';
    const said: Said = { canary: '', are: 'post', at: postId, authorId, isPast: false, to: [] };
    const isBefore = seen.facts.cases.some(({ words_id }) => words_id === postId);
    return mayRead(reader, said, seen) || (reader.isHost && isBefore);
  });
  return maySee ? [] : [`sees the picture of post ${postId}`];
}

function tell({ canary, are, authorId, at, isPast }: Said): string {
  return `${isPast ? 'earlier words' : 'words'} of ${are} ${at} by ${authorId} (${canary})`;
}

function around(text: string, found: string): string {
  const at = text.toLowerCase().indexOf(found);
  return text.slice(Math.max(0, at - 300), at + 150).replaceAll('\n', ' ');
}

/** Whoever has a link knows where it leads, and who made it. */
function isByInvitation(call: string, { are }: Said): boolean {
  const isLink = /\/(by-link|circle\/join)\//.test(call);
  return isLink && (are === 'group' || are.endsWith('-name'));
}

const NEVER_NAMED = ['mind', 'verdict', 'other-side'];

/** Whether the author of words without a name stands beside them. */
function authorBeside(world: World, heard: Heard, said: Said, { facts }: Seen): string[] {
  if (heard.reader?.id === said.authorId || heard.reader?.isHost) return [];
  if (!isUnnamed(said, facts)) return [];
  const names = [...world.said.values()]
    .filter(({ are, authorId }) => are.endsWith('-name') && authorId === said.authorId)
    .map(({ canary }) => canary);
  const picture = facts.pictures.find(({ user_id }) => user_id === said.authorId)?.picture_id;
  const traces = [said.authorId, ...names, ...(picture ? [picture] : [])];
  return itemsWith(heard, said.canary).flatMap((item) => {
    const found = traces.find((trace) => item.includes(trace));
    return found === undefined ? [] : [`finds ${found} beside ${tell(said)}: ${item.slice(0, 600)}`];
  });
}

function isUnnamed({ are, at }: Said, facts: Facts): boolean {
  if (are === 'request' || are === 'testimony')
    return facts.requests.find(({ id }) => id === at)?.shown_as === 'anonymous';
  if (NEVER_NAMED.includes(are)) return true;
  if (are !== 'claim') return false;
  const debateId = facts.claims.find(({ id }) => id === at)?.debate_id;
  return facts.debates.find(({ id }) => id === debateId)?.closed_at === null;
}

/** The answer, or the items of a list in it, that have this canary; as text. */
function itemsWith(heard: Heard, canary: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown): boolean => {
    if (typeof value === 'string') return value.includes(canary);
    if (Array.isArray(value)) {
      for (const one of value) if (visit(one)) found.push(JSON.stringify(one));
      return false;
    }
    if (value === null || typeof value !== 'object') return false;
    return Object.values(value).map(visit).includes(true);
  };
  const body = bodyOf(heard);
  if (visit(body)) found.push(withoutLists(body));
  return found;
}

/** What stands in the answer itself: lists have items of their own. */
function withoutLists(body: unknown): string {
  return JSON.stringify(body, (_key, value) => (Array.isArray(value) ? undefined : value));
}

function bodyOf({ text }: Heard): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('\n\n') + 2));
  } catch {
    return null;
  }
}

/** Whom somebody blocked is listed to them, and what they take along has the ids that their own rows have. */
const MAY_NAME_ANYBODY = /\/(moderation|admin|people\/blocked|invitations|user\/export)/;

/** Those who are blocked or banned are in no answer. */
function strangersIn(heard: Heard, facts: Facts, now: number): string[] {
  const reader = heard.reader as Walker | null;
  if (reader === null || reader.isHost || MAY_NAME_ANYBODY.test(heard.call)) return [];
  return facts.users
    .filter(({ id }) => id !== reader.id && heard.text.includes(id) && !heard.call.includes(id))
    .flatMap(({ id }) => {
      if (areParted(facts, reader.id, id))
        return [`finds ${id}, from whom a block parts them: ${around(heard.text, id)}`];
      return isBanned(facts, id, now) ? [`finds ${id}, who is banned: ${around(heard.text, id)}`] : [];
    });
}

/** Whoever is in secret mode has no level for others. */
function levelsIn(heard: Heard, facts: Facts): string[] {
  const secret = facts.toOthers
    .filter(({ secret_since }) => secret_since !== null)
    .map(({ user_id }) => user_id);
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    const { id, level } = value as { id?: unknown; level?: unknown };
    if (
      'avatar' in value &&
      typeof id === 'string' &&
      id !== heard.reader?.id &&
      secret.includes(id) &&
      level !== null
    )
      found.push(`finds the level of ${id}, who is in secret mode`);
    for (const one of Object.values(value)) visit(one);
  };
  visit(bodyOf(heard));
  return found;
}
