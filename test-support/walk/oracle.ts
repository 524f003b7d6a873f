import { isBeforeModerators } from './before-moderators.ts';
import { ageOf, areParted, circleOf, isBanned, peopleIn, roleIn } from './facts.ts';
import { canSee, gatheringsWith, isAbout, standingAt } from './gatherings-seen.ts';
import type { Reader, Said, Seen, WordsAre } from './said.ts';
import { isSame } from './settle-readers.ts';

/** Whether somebody may read these words at most. Written from docs/product.md, and from no policy. */
export function mayRead(reader: Reader, said: Said, seen: Seen): boolean {
  if (reader.id === said.authorId) return true;
  if (reader.id === null) return false;
  if (said.to.includes(reader.id)) return true;
  if (said.at === null) return false;
  if (reader.isHost && (said.are === 'hosts' || said.are === 'told-author')) return true;
  if (reader.isHost && seen.isDesk && isBeforeModerators(said, seen)) return true;
  if (isBanned(seen.facts, reader.id, seen.now)) return false;
  if (reader.isHost && seen.isDesk && said.are.endsWith('-name')) return true;
  const rule = RULES[said.are];
  return rule?.(reader.id, said as Said & { at: string }, seen) ?? false;
}

type Chosen = ReadonlySet<string> | undefined;
type Rule = (reader: string, said: Said & { at: string }, seen: Seen) => boolean;

const RULES: Partial<Record<WordsAre, Rule>> = {
  request(reader, { at, isPast }, seen) {
    const request = seen.facts.requests.find(({ id }) => id === at);
    if (!request || isPast || request.hidden_because !== null || request.state === 'resting') return false;
    return (
      isReached(reader, request, { request, chosen: [seen.chosen.get(at)] }, seen) ||
      RULES.testimony!(reader, { at, isPast } as never, seen)
    );
  },
  testimony(reader, { at, isPast }, seen) {
    const request = seen.facts.requests.find(({ id }) => id === at);
    const told = seen.facts.testimonies.find(({ request_id }) => request_id === at);
    if (!request || !told || isPast || request.state !== 'answered') return false;
    if (request.hidden_because !== null || told.hidden_because !== null) return false;
    const chosen = [seen.told.get(at), isSame(told, request) ? seen.chosen.get(at) : undefined];
    return isReached(reader, told, { request, chosen }, seen);
  },
  encouragement(reader, { at, isPast }, seen) {
    const words = seen.facts.encouragements.find(({ id }) => id === at);
    if (!words || isPast || words.hidden_because !== null) return false;
    if (areParted(seen.facts, reader, words.user_id) || isBanned(seen.facts, words.user_id, seen.now))
      return false;
    const request = seen.facts.requests.find(({ id }) => id === words.request_id);
    if (request?.user_id === reader) return true;
    return RULES.request!(reader, { at: words.request_id, isPast: false } as never, seen);
  },
  group(reader, { at, isPast }, { facts, everIn, isOfMine }) {
    const isZip = facts.zips.some(({ group_id, user_id }) => group_id === at && user_id === reader);
    // What somebody took along is called as the group was then.
    if (isOfMine && isZip) return true;
    const group = facts.groups.find(({ id }) => id === at);
    if (!group || isPast) return false;
    if (isOfMine && everIn.get(reader)?.has(at) && group.hidden_because === null) return true;
    const role = roleIn(facts, at, reader);
    if (role !== null) return group.hidden_because === null || role !== 'member';
    if (facts.asking.some(({ group_id, user_id }) => group_id === at && user_id === reader)) return true;
    if (group.hidden_because !== null || group.admission === 'link') return false;
    if (ageOf(facts, reader) === 'under-16' || group.archived_at !== null) return false;
    const leaders = facts.members.filter((one) => one.group_id === at && one.role === 'leader');
    return !leaders.some(({ user_id }) => areParted(facts, reader, user_id));
  },
  asking(reader, { at, authorId }, { facts }) {
    const role = roleIn(facts, at, reader);
    const asks = facts.asking.some(({ group_id, user_id }) => group_id === at && user_id === authorId);
    return asks && role !== null && role !== 'member' && !areParted(facts, reader, authorId);
  },
  topic(reader, { at, authorId, isPast }, { facts, now, isOfMine }) {
    const thread = facts.threads.find(({ id }) => id === at);
    const wroteThere = facts.posts.some(({ thread_id, user_id }) => thread_id === at && user_id === reader);
    if (isOfMine && wroteThere && !isPast && thread?.hidden_because === null) return true;
    const role = thread ? roleIn(facts, thread.group_id, reader) : null;
    if (!thread || role === null || isPast) return false;
    if (areParted(facts, reader, authorId) || isBanned(facts, authorId, now)) return false;
    return thread.hidden_because === null || (thread.hidden_because === 'leader' && role !== 'member');
  },
  // What stood there before can be read by whoever reads it now.
  post(reader, { at, authorId }, { facts, now }) {
    const post = facts.posts.find(({ id }) => id === at);
    const thread = facts.threads.find(({ id }) => id === post?.thread_id);
    const role = post ? roleIn(facts, post.group_id, reader) : null;
    if (!post || !thread || role === null || post.deleted_at !== null) return false;
    if (areParted(facts, reader, authorId) || isBanned(facts, authorId, now)) return false;
    return [post, thread].every(
      ({ hidden_because: why }) =>
        why === null || (why === 'leader' && role !== 'member') || thread.user_id === reader,
    );
  },
  'file-title'(reader, { at, authorId, isPast }, { facts, now }) {
    const file = facts.files.find(({ id }) => id === at);
    if (!file || isPast || file.hidden_because !== null) return false;
    if (areParted(facts, reader, authorId) || isBanned(facts, authorId, now)) return false;
    return roleIn(facts, file.group_id, reader) !== null;
  },
  file(reader, { at, authorId, isPast }, seen) {
    return seen.facts.files.some(
      ({ id, object_id }) =>
        object_id === at && RULES['file-title']!(reader, { at: id, authorId, isPast } as never, seen),
    );
  },
  // A series that was divided has another id for what follows, with the same words.
  gathering(reader, said, seen) {
    return gatheringsWith(said, seen.facts).some(
      (one) => canSee(reader, one, seen.facts) || (seen.isOfMine && isAbout(reader, one, seen.facts)),
    );
  },
  place(reader, said, seen) {
    return gatheringsWith(said, seen.facts).some((one) => {
      if (seen.isOfMine && one.user_id === reader) return true;
      if (!canSee(reader, one, seen.facts)) return false;
      if (standingAt(reader, one.group_id, seen.facts) === 'host') return true;
      const its = seen.facts.occurrences.filter((date) => date.gathering_id === one.id).map(({ id }) => id);
      return seen.facts.answers.some(
        ({ occurrence_id, user_id, answer }) =>
          user_id === reader && its.includes(occurrence_id) && answer !== 'cant',
      );
    });
  },
  // What is taken of a poll is an event, which is called the same.
  'date-poll'(reader, said, seen) {
    const { facts, isOfMine } = seen;
    const poll = facts.datePolls.find(({ id }) => id === said.at);
    const role = poll ? roleIn(facts, poll.group_id, reader) : null;
    if (poll && role !== null && (poll.hidden_because === null || role !== 'member')) return true;
    const answered = facts.dateAnswers.some(
      ({ poll_id, user_id }) => poll_id === said.at && user_id === reader,
    );
    if (isOfMine && answered && poll?.hidden_because === null) return true;
    return RULES.gathering!(reader, said, seen);
  },
  // Each date of a series has lines of its own.
  line(reader, { canary, authorId }, seen) {
    return seen.facts.lines.some((line) => {
      if (line.text !== canary || (line.hidden_because !== null && line.user_id !== reader)) return false;
      const date = seen.facts.occurrences.find(({ id }) => id === line.occurrence_id);
      const its = seen.facts.gatherings.find(({ id }) => id === date?.gathering_id);
      if (line.taken_by === reader || (seen.isOfMine && its?.user_id === reader)) return true;
      // What was planned to be brought is the evening's, which a block leaves to both.
      if (its?.user_id !== line.user_id && areParted(seen.facts, reader, authorId)) return false;
      return its !== undefined && canSee(reader, its, seen.facts);
    });
  },
  // A claim that was corrected shows what it said first.
  claim(reader, { at, authorId }, { facts, now }) {
    const words = facts.claims.find(({ id }) => id === at);
    if (!words || words.hidden_because !== null || ageOf(facts, reader) === 'under-16') return false;
    const isClosed = facts.debates.find(({ id }) => id === words.debate_id)?.closed_at != null;
    if (isClosed && (areParted(facts, reader, authorId) || isBanned(facts, authorId, now))) return false;
    return words.seen_from <= now;
  },
  'other-side'(reader, { at }, { facts }) {
    const words = facts.claims.find(({ id }) => id === at);
    if (!words || words.hidden_because !== null || ageOf(facts, reader) === 'under-16') return false;
    // Moderators judge where fewer than two others hold it.
    if (facts.users.some(({ id, role }) => id === reader && role !== 'member')) return true;
    return facts.stands.some(
      ({ debate_id, user_id, position }) =>
        debate_id === words.debate_id && user_id === reader && position === words.position,
    );
  },
  mind(reader, { at }, { facts }) {
    const words = facts.claims.find(({ id }) => id === at);
    if (!words || words.hidden_because !== null || ageOf(facts, reader) === 'under-16') return false;
    return facts.debates.find(({ id }) => id === words.debate_id)?.closed_at != null;
  },
  verdict(reader, { at }, { facts }) {
    const line = facts.claims.find(({ id }) => id === at);
    const verdict = facts.verdicts.find(({ words_id }) => words_id === at);
    const about = facts.claims.find(({ id }) => id === verdict?.statement_id);
    return line?.hidden_because === null && about?.user_id === reader;
  },
  closing(_reader, { at, isPast }, { facts }) {
    return !isPast && facts.debates.find(({ week }) => week === at)?.closed_at != null;
  },
  'first-name': (reader, said, seen) => isNamedTo(reader, said, seen),
  'last-name'(reader, said, seen) {
    const shown = seen.facts.toOthers.find(({ user_id }) => user_id === said.at);
    return shown?.shown_as === 'full' && isNamedTo(reader, said, seen);
  },
  'chosen-name'(reader, said, seen) {
    const shown = seen.facts.toOthers.find(({ user_id }) => user_id === said.at);
    return shown?.shown_as === 'chosen' && isNamedTo(reader, said, seen);
  },
};

function isNamedTo(
  reader: string,
  { at, isPast }: { at: string; isPast: boolean },
  { facts, now }: Seen,
): boolean {
  const isBlocker = facts.blocks.some(
    ({ blocker_id, blocked_id }) => blocker_id === reader && blocked_id === at,
  );
  if (isPast || !facts.users.some(({ id }) => id === at)) return false;
  return isBlocker || !(areParted(facts, reader, at) || isBanned(facts, at, now));
}

/** Whether what is asked of `audience`, or told to it, reaches somebody: without a name, one of those who were chosen. */
function isReached(
  reader: string,
  audience: { audience_kind: string; audience_id: string | null },
  { request, chosen }: { request: { user_id: string; shown_as: string }; chosen: readonly Chosen[] },
  { facts, now }: Seen,
): boolean {
  const isAnonymous = request.shown_as !== 'named';
  const author = request.user_id;
  if (isBanned(facts, author, now) || (!isAnonymous && areParted(facts, reader, author))) return false;
  const wasChosen = chosen.some((people) => people?.has(reader));
  switch (audience.audience_kind) {
    case 'everyone':
      return ageOf(facts, reader) !== 'under-16';
    case 'circle':
      return isAnonymous ? wasChosen : circleOf(facts, author).includes(reader);
    case 'group': {
      const inIt = peopleIn(facts, audience.audience_id);
      return inIt.includes(reader) && (isAnonymous ? wasChosen : inIt.includes(author));
    }
    default:
      return false;
  }
}
