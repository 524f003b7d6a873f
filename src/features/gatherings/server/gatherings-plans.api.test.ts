import { expect, it } from 'vitest';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { engineOf } from '#platform/server/db/engine.ts';
import { planOf } from '#test-support/plan-of.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { answerCounts, answeredComing, comingTo, firstGoing } from './answer-store.ts';
import { answeredOf, answeredOfSeries, askedForExport, askedOf } from './asked-store.ts';
import { cameOnDay, ownNotes, whoCame } from './came-store.ts';
import { gatheringsToLay, openGatherings } from './gathering-store.ts';
import { linesOf } from './line-store.ts';
import {
  type Asked,
  calendarOccurrences,
  comingOccurrences,
  nextOccurrences,
  occurrencesBetween,
} from './occurrence-lists-store.ts';
import { formerlyNamed, occurrenceOf } from './occurrence-names-store.ts';
import { dueOccurrences, ownWordsOf } from './occurrence-store.ts';
import { ownAnswers } from './own-answers-store.ts';
import { answersForExport, gatheringsForExport, linesForExport } from './personal-data-store.ts';
import { comingOfSeries, hasRoom, seriesAnswersForExport, whoAnsweredSeries } from './series-answer-store.ts';

const asked: Asked = {
  userId: 'somebody',
  now: 1,
  mayLastSince: 0,
  audiences: ['group', 'everyone'],
  own: ['group'],
};
const after = { at: 5, id: 'last' };

// Without an index these read every occurrence, or every answer, of everybody.
describeOnBothEngines('what is read of gatherings is found by an index', (app) => {
  it.each([
    ['coming ones', (db: DbOrTx) => comingOccurrences(db, { asked, after, limit: 20 })],
    [
      'a month',
      (db: DbOrTx) => occurrencesBetween(db, { asked, from: 1, before: 9, limit: 20, after: null }),
    ],
    ['the next ones', (db: DbOrTx) => nextOccurrences(db, { asked, limit: 3 })],
    [
      'a calendar',
      (db: DbOrTx) => calendarOccurrences(db, { asked, from: 1, before: 9, limit: 20, after: null }),
    ],
    [
      'the rest of a calendar',
      (db: DbOrTx) => calendarOccurrences(db, { asked, from: 1, before: 9, limit: 20, after }),
    ],
    ['one', (db: DbOrTx) => occurrenceOf(db, 'a', '2026-11-26T19:00')],
    ['one by a name that it had', (db: DbOrTx) => formerlyNamed(db, 'a', '2026-11-26T19:00')],
    ['its own words', (db: DbOrTx) => ownWordsOf(db, 'a')],
    ['who comes', (db: DbOrTx) => comingTo(db, 'a')],
    ['how many come', (db: DbOrTx) => answerCounts(db, ['a', 'b'])],
    ['who comes first', (db: DbOrTx) => firstGoing(db, ['a', 'b'], 5)],
    ['what the reader answered', (db: DbOrTx) => ownAnswers(db, ['a', 'b'], 'x')],
    ['what somebody answered', (db: DbOrTx) => answeredComing(db, 'x', 1, 'group')],
    ['who came', (db: DbOrTx) => whoCame(db, 'a')],
    ['who has answered', (db: DbOrTx) => answeredOf(db, 'a')],
    ['who has answered a series', (db: DbOrTx) => answeredOfSeries(db, 'a', 1)],
    [
      'what is to follow from an answer to a series',
      (db: DbOrTx) => comingOfSeries(db, { seriesId: 'a', userId: 'x', answer: 'going' }, 1),
    ],
    [
      'who has answered a series at once',
      (db: DbOrTx) =>
        whoAnsweredSeries(db, 'a', { after: { answeredAt: 1, userId: 'x' }, answer: null, limit: 25 }),
    ],
    ['whether others can come to a series', (db: DbOrTx) => hasRoom(db, 'a', 1)],
    [
      'an export of answers to series',
      (db: DbOrTx) => seriesAnswersForExport(db, { userId: 'x', last: { seriesId: 'a' }, limit: 25 }),
    ],
    ['who was asked', (db: DbOrTx) => askedOf(db, 'a')],
    ['lines', (db: DbOrTx) => linesOf(db, 'a')],
    ['how many are open', (db: DbOrTx) => openGatherings(db, 'group', 1, 200)],
    ['who noted of themselves that they came', (db: DbOrTx) => ownNotes(db, 'x')],
    ['to what else somebody came', (db: DbOrTx) => cameOnDay(db, 'x', { day: '2026-11-26', except: 'a' })],
    ['what is to be laid', (db: DbOrTx) => gatheringsToLay(db, 1, 20)],
    ['whom to remind the day before', (db: DbOrTx) => dueOccurrences(db, 'remind_day_at', 1, 20)],
    ['whom to remind in the last hour', (db: DbOrTx) => dueOccurrences(db, 'remind_hour_at', 1, 20)],
    [
      'an export of what was made',
      (db: DbOrTx) => gatheringsForExport(db, { userId: 'x', last: { id: 'a', createdAt: 1 }, limit: 25 }),
    ],
    [
      'an export of answers',
      (db: DbOrTx) =>
        answersForExport(db, { userId: 'x', last: { occurrenceId: 'a', answeredAt: 1 }, limit: 25 }),
    ],
    [
      'an export of what was asked',
      (db: DbOrTx) => askedForExport(db, { userId: 'x', last: { occurrenceId: 'a', askedAt: 1 }, limit: 25 }),
    ],
    [
      'an export of lines',
      (db: DbOrTx) =>
        linesForExport(db, 'user_id', { userId: 'x', last: { id: 'a', addedAt: 1 }, limit: 25 }),
    ],
    [
      'an export of what is brought',
      (db: DbOrTx) =>
        linesForExport(db, 'taken_by', { userId: 'x', last: { id: 'a', addedAt: 1 }, limit: 25 }),
    ],
  ] as const)('of %s', async (_, query) => {
    const plan = await planOf(app().db, query);
    // A derived table is as long as what it counts.
    const scan = engineOf(app().db) === 'sqlite' ? /\bSCAN (?!CONSTANT|counted|open|\(subquery)/ : /Seq Scan/;
    expect(plan).not.toMatch(scan);
  });
});
