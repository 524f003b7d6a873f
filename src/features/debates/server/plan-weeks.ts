import type { HandlerInput } from '#contract/define-endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { requireRoleNow } from '#features/people/server/for-other-features.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { requireSeen } from '#platform/server/http/require-seen.ts';
import { DEBATE_LIMITS } from '../debates.rules.ts';
import { QUESTIONS } from '../questions/catalogue.ts';
import type { PlannedDebate, QuestionWords, scheduleQuestion } from '../schedule.contract.ts';
import { closesAt, opensAt, type Week, weekOf, weeksLater } from '../weeks.rules.ts';
import {
  createDebate,
  type DebateRow,
  deleteDebate,
  findDebate,
  holdDebate,
  passagesOf,
  positionsOf,
  updateDebate,
} from './debate-store.ts';
import type { DebatesDeps } from './debates-deps.ts';
import { passageNotFound, readReference } from './read-reference.ts';
import { noSuchDebate } from './refusals.ts';
import { plannedBetween } from './schedule-store.ts';
import { newDebate } from './weeks.ts';

/** A passage to be read first may be longer than one that is cited. */
const READ_FIRST_VERSES = 60;

/** More than two are needed only where others choose and give back at the same moment, again and again. */
const ROUNDS = 5;

/** The moderator who chooses. */
type Planner = Pick<Caller, 'id' | 'role'>;

/** The coming weeks, the next one first, with the questions that moderators chose. */
export async function readPlans(db: Db, now: number): Promise<PlannedDebate[]> {
  const weeks = comingWeeks(now);
  const wanted = { from: opensAt(weeks[0]!)!, before: closesAt(weeks.at(-1)!)! };
  const rows = new Map((await plannedBetween(db, wanted)).map((row) => [row.week, row]));
  return weeks.map((week) => presentPlan(week, rows.get(week)));
}

function comingWeeks(now: number): Week[] {
  const current = weekOf(now);
  return Array.from({ length: DEBATE_LIMITS.weeksAhead }, (_, index) => weeksLater(current, index + 1));
}

function presentPlan(week: Week, row: DebateRow | undefined): PlannedDebate {
  const { question, about } = row ?? { question: '', about: '' };
  return {
    week,
    opensAt: opensAt(week)!,
    closesAt: closesAt(week)!,
    question: row ? { question, about, positions: positionsOf(row), passages: passagesOf(row) } : null,
  };
}

/** Chooses the question of a coming week, or another one. @throws AppError NOT_FOUND, DEBATE_CLOSED, PASSAGE_NOT_FOUND */
export async function planQuestion(
  { db, clock }: Pick<DebatesDeps, 'db' | 'clock'>,
  caller: Planner,
  week: Week,
  { basedOn, ...words }: HandlerInput<typeof scheduleQuestion>['body'],
): Promise<PlannedDebate> {
  requireComing(week, clock.now());
  const passages: QuestionWords['passages'] = [];
  for (const [index, { reference, why }] of words.passages.entries()) {
    const read = await readReference(reference, READ_FIRST_VERSES);
    if (!read) throw passageNotFound(`body.passages.${index}.reference`, READ_FIRST_VERSES);
    passages.push({ reference: read.reference, why });
  }
  const questionFor = (known: DebateRow | undefined) => {
    // A question of the catalogue with other words is still that one, while it asks the same.
    const slug = known?.question === words.question ? known.slug : null;
    return { ...words, passages, slug };
  };
  return keepPlan({ db, clock }, caller, week, questionFor, basedOn);
}

/** Chooses a question of the catalogue. @throws AppError NOT_FOUND, DEBATE_CLOSED */
export async function planFromCatalogue(
  deps: Pick<DebatesDeps, 'db' | 'clock'>,
  caller: Planner,
  week: Week,
  slug: string,
): Promise<PlannedDebate> {
  const question = QUESTIONS.find((one) => one.slug === slug);
  if (!question) throw new AppError('NOT_FOUND', 'This question is not in the catalogue.');
  return keepPlan(deps, caller, week, () => question);
}

async function keepPlan(
  { db, clock }: Pick<DebatesDeps, 'db' | 'clock'>,
  caller: Planner,
  week: Week,
  questionFor: (known: DebateRow | undefined) => Parameters<typeof newDebate>[1],
  /** What whoever chooses saw there; undefined where that is not said. */
  seen?: PlannedDebate['question'],
): Promise<PlannedDebate> {
  requireComing(week, clock.now());
  return inUserTransaction(db, caller.id, async (tx) => {
    await requireRoleNow(tx, caller, 'moderator', clock.now());
    const known = await findDebate(tx, week);
    const row = newDebate(week, questionFor(known), clock.now());
    const held = await createAndHold(tx, row);
    requireComing(week, clock.now());
    const { question: chosen } = presentPlan(week, row);
    const { question: stands } = presentPlan(week, held.id === row.id ? undefined : held);
    requireSeen({ question: stands }, { question: chosen }, seen === undefined ? {} : { question: seen });
    const { slug, question, about, positions, search_text } = row;
    const changes = { slug, question, about, positions, passages: row.passages, search_text };
    await updateDebate(tx, held.id, changes);
    return presentPlan(week, { ...held, ...changes });
  });
}

/** The week's row, held: this one, or that of whoever chose before. @throws AppError NOT_FOUND */
async function createAndHold(tx: Tx, row: DebateRow): Promise<DebateRow> {
  // Whoever gives the week back just now takes a row away that was in the way of this one.
  for (let round = 0; round < ROUNDS; round++) {
    await createDebate(tx, row);
    const there = await findDebate(tx, row.week);
    const held = there && (await holdDebate(tx, there.id));
    if (held) return held;
  }
  throw noSuchDebate();
}

/** Gives a coming week back to the catalogue. @throws AppError NOT_FOUND, DEBATE_CLOSED */
export async function unplanQuestion(
  { db, clock }: Pick<DebatesDeps, 'db' | 'clock'>,
  caller: Planner,
  week: Week,
): Promise<void> {
  requireComing(week, clock.now());
  await inUserTransaction(db, caller.id, async (tx) => {
    await requireRoleNow(tx, caller, 'moderator', clock.now());
    const found = await findDebate(tx, week);
    const held = found && (await holdDebate(tx, found.id));
    if (!held) throw noSuchDebate();
    requireComing(week, clock.now());
    await deleteDebate(tx, held.id);
  });
}

/** A week whose question can still be chosen: one that has begun keeps its own. */
function requireComing(week: Week, now: number): void {
  const begins = opensAt(week);
  if (begins === null || begins > opensAt(comingWeeks(now).at(-1)!)!) {
    throw new AppError('NOT_FOUND', `Questions are chosen at most ${DEBATE_LIMITS.weeksAhead} weeks ahead.`);
  }
  if (begins <= now) throw new AppError('DEBATE_CLOSED', 'This week has begun, and its question stays.');
}
