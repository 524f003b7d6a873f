import { DAY_MS } from '#contract/durations.ts';
import { cameBy, peopleForModerators } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { toEpochMs } from '#platform/server/db/date-column.ts';
import type { WordsLine } from '#platform/server/words-kind.ts';
import type { ModerationAction, ModerationCase } from '../moderation.contract.ts';
import { decisionsFor, type Person } from '../moderation.policy.ts';
import { findActionsAbout, findActionsOfCases, findLimitEnd } from './action-store.ts';
import { findAppealOfCase } from './appeal-store.ts';
import { type CaseFacts, factsOf } from './case-facts.ts';
import type { CaseRow } from './case-store.ts';
import { whatWasDone } from './decide.ts';
import { hrefFor } from './href-for.ts';
import type { ModerationDeps } from './moderation-deps.ts';
import { presentActions } from './present-actions.ts';
import { type FoundCase, findWordsOf, maySeeAuthor, presentCaseItems } from './present-cases.ts';
import { findReportsOfCase } from './report-store.ts';
import { whatWouldBecome } from './what-became.ts';
import { hashOfWords } from './words-hash.ts';

/** So many earlier actions tell enough of somebody. */
const SHOWN_BEFORE = 20;

/** A case with everything that a moderator needs to decide it. */
export async function presentCase(
  deps: Pick<ModerationDeps, 'words'>,
  db: DbOrTx,
  row: CaseRow,
  { moderator, now }: { moderator: Person; now: number },
): Promise<ModerationCase> {
  const found = await findWordsOf(deps, db, row, moderator.id);
  const [item] = await presentCaseItems(deps, db, [found], { moderatorId: moderator.id, now });
  const { words } = found;
  const facts = await factsOf(db, row, { words, showsAuthor: found.showsAuthor, now });
  const context =
    words && row.words_id !== null ? await deps.words.get(row.kind)!.inContext(db, row.words_id) : null;
  const reports = await findReportsOfCase(db, row.id);
  const appeal = row.appealed_action_id === null ? undefined : await findAppealOfCase(db, row.id);
  const actions = await findActionsOfCases(db, [row.id]);
  const allowed = decisionsFor(moderator, facts.author, facts.facts);
  const mayDo = item!.lookedAtBy ? [] : allowed;
  return {
    ...item!,
    closedAt: row.closed_at,
    words: words
      ? {
          text: words.text,
          earlier: [...(words.earlier ?? [])],
          pictureUrls: [...words.pictureUrls],
          version: hashOfWords(words),
          writtenAt: words.writtenAt,
          audience: words.audience,
          isHidden: words.isHidden,
          isChanged: reports.some((report) => report.words_hash !== hashOfWords(words)),
          href: await hrefFor(db, deps.words.get(row.kind), words, { readerId: moderator.id, now }),
        }
      : null,
    before: await presentLines(db, context?.before ?? []),
    after: await presentLines(db, context?.after ?? []),
    reportsMade: reports.map(({ reason, comment, reported_at }) => ({
      reason,
      comment,
      reportedAt: reported_at,
    })),
    history: await historyOf(deps, db, found, { facts, moderator, now }),
    actions: await presentActions(deps, db, actions, { viewer: moderator, now }),
    appeal:
      appeal && facts.against
        ? {
            text: appeal.text,
            createdAt: appeal.created_at,
            against: (await presentActions(deps, db, [facts.against], { viewer: moderator, now }))[0]!,
            ...(await whatWouldBecome(db, row, {
              against: facts.against,
              showsAuthor: found.showsAuthor,
              now,
            })),
          }
        : null,
    mayDo,
    because: await whyNot(db, {
      row,
      facts,
      moderator,
      taken: item!.lookedAtBy?.name ?? null,
      allowed,
      showsAuthor: found.showsAuthor,
    }),
  };
}

async function presentLines(db: DbOrTx, lines: readonly WordsLine[]): Promise<ModerationCase['before']> {
  const people = await peopleForModerators(
    db,
    lines.filter(({ isAnonymous }) => !isAnonymous).map(({ authorId }) => authorId),
  );
  return lines.map(({ authorId, isAnonymous, text, writtenAt }) => ({
    author: isAnonymous ? null : (people.get(authorId) ?? null),
    text,
    writtenAt,
  }));
}

/**
 * The author so far. Of who wrote anonymously nothing is told by which they could be known, neither here nor, where their name stands,
 * of the cases in which it does not.
 */
async function historyOf(
  deps: Pick<ModerationDeps, 'words'>,
  db: DbOrTx,
  { row, showsAuthor }: FoundCase,
  { facts, moderator, now }: { facts: CaseFacts; moderator: Person; now: number },
): Promise<ModerationCase['history']> {
  const authorId = row.author_id;
  if (authorId === null || !facts.author) {
    return NOTHING_KNOWN;
  }
  const wanted = { authorId, exceptCaseId: row.id, limit: SHOWN_BEFORE };
  const actions = await presentActions(deps, db, await findActionsAbout(db, wanted), {
    viewer: moderator,
    now,
  });
  if (!showsAuthor) return { ...NOTHING_KNOWN, before: actions.map(withoutTraces) };
  const before: ModerationAction[] = [];
  for (const action of actions) {
    const isKnown = await maySeeAuthor(deps, db, action.caseId, moderator.id);
    before.push(isKnown ? action : withoutTraces(action));
  }
  const limits = {
    mutedUntil: await findLimitEnd(db, authorId, 'mute', now),
    bannedUntil: await findLimitEnd(db, authorId, 'ban', now),
  };
  const inviterId = (await cameBy(db, [authorId])).get(authorId)?.inviterId ?? null;
  const inviter =
    inviterId === null ? undefined : (await peopleForModerators(db, [inviterId])).get(inviterId);
  const wrote: ModerationCase['history']['wrote'] = [];
  for (const { kind, called, countBy } of deps.words.values()) {
    const count = await countBy(db, authorId);
    if (count !== null && count > 0) wrote.push({ kind, called, count });
  }
  return {
    joinedAt: toEpochMs(facts.author.createdAt),
    invitedBy: inviter?.name ?? null,
    wrote,
    before,
    ...limits,
  };
}

const NOTHING_KNOWN: ModerationCase['history'] = {
  joinedAt: null,
  invitedBy: null,
  wrote: [],
  before: [],
  mutedUntil: null,
  bannedUntil: null,
};

/** What was done to who wrote anonymously, without what would find it in the record: only the day, the action and the reason. */
function withoutTraces(action: ModerationAction): ModerationAction {
  const createdAt = Math.floor(action.createdAt / DAY_MS) * DAY_MS;
  return { ...action, id: '', caseId: '', note: null, until: null, by: null, mayLift: false, createdAt };
}

/** Why there is little or nothing to decide; null where there is. */
async function whyNot(
  db: DbOrTx,
  how: {
    row: CaseRow;
    facts: CaseFacts;
    moderator: Person;
    taken: string | null;
    allowed: readonly string[];
    showsAuthor: boolean;
  },
): Promise<string | null> {
  const { row, facts, moderator, taken, allowed, showsAuthor } = how;
  if (row.closed_at !== null) return whatWasDone(db, row, moderator.id);
  if (taken !== null) return `${taken} is on it.`;
  if (allowed.length !== 1 || allowed[0] !== 'ask-second') return null;
  if (facts.facts.wordsAuthorId === moderator.id) {
    return 'These are your own words by now: somebody else answers the appeal.';
  }
  if (!facts.facts.isAppeal || facts.facts.actedById !== moderator.id) {
    return 'Only an administrator can decide about the words of a moderator.';
  }
  const others = 'You decided this yourself: somebody else answers the appeal.';
  // Said of whoever wrote anonymously alike: of whom it is true would tell who they may be.
  return showsAuthor
    ? others
    : `${others} Where nobody does, choose ‘Show who wrote it’: it is for you where nobody else can.`;
}
