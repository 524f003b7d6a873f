import { expect, it } from 'vitest';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { engineOf } from '#platform/server/db/engine.ts';
import { planOf } from '#test-support/plan-of.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { shownIn } from './archive-store.ts';
import { nodesInPages } from './node-store.ts';
import {
  closingWordsForExport,
  marksForExport,
  mindsForExport,
  standsForExport,
  verdictsForExport,
  wordsForExport,
} from './personal-data-store.ts';
import { plansBetween, weeksToClose } from './schedule-store.ts';
import { holdersOf, visitorsOf } from './stand-store.ts';
import { linesOn, statementsOf, verdictsOn } from './verdict-store.ts';
import { speakersOf, wordsBy, wordsSince, wordsToTell } from './words-store.ts';

const page = { after: 'a', limit: 20 };
const mine = { userId: 'x', limit: 25 };

// Without an index these read all that was ever said.
describeOnBothEngines('what is written and told of debates is found by an index', (app) => {
  it.each([
    ['what somebody said in a week', (db: DbOrTx) => wordsBy(db, 'd', 'x', 'debate-claim')],
    ['what is to be told', (db: DbOrTx) => wordsToTell(db, 1, 20)],
    ['who spoke', (db: DbOrTx) => speakersOf(db, 'd', page)],
    ['who was there', (db: DbOrTx) => visitorsOf(db, 'd', page)],
    [
      'who holds a position',
      (db: DbOrTx) => holdersOf(db, { debateId: 'd', position: 'p', except: 'x', most: 2 }),
    ],
    ['places', (db: DbOrTx) => nodesInPages(db, 'd', page)],
    ['verdicts', (db: DbOrTx) => verdictsOn(db, 's')],
    ['lines of verdicts', (db: DbOrTx) => linesOn(db, 's', { now: 1, limit: 20 })],
    [
      'statements',
      (db: DbOrTx) => statementsOf(db, { debateId: 'd', positions: ['p'], userId: 'x', now: 1, limit: 50 }),
    ],
    ['claims that can be read', (db: DbOrTx) => shownIn(db, ['d', 'e'])],
    ['what somebody has said since', (db: DbOrTx) => wordsSince(db, 'x', 1)],
    ['weeks to close', (db: DbOrTx) => weeksToClose(db, 1, 20)],
    ['weeks to come', (db: DbOrTx) => plansBetween(db, { from: 1, before: 9 })],
    ['an export of words', (db: DbOrTx) => wordsForExport(db, { ...mine, last: { id: 'a', saidAt: 1 } })],
    ['an export of stands', (db: DbOrTx) => standsForExport(db, { ...mine, last: { debateId: 'd' } })],
    ['an export of marks', (db: DbOrTx) => marksForExport(db, { ...mine, last: { claimId: 'c' } })],
    ['an export of minds', (db: DbOrTx) => mindsForExport(db, { ...mine, last: { debateId: 'd' } })],
    ['an export of verdicts', (db: DbOrTx) => verdictsForExport(db, { ...mine, last: { statementId: 's' } })],
    [
      'an export of words at closes',
      (db: DbOrTx) => closingWordsForExport(db, { ...mine, last: { id: 'd' } }),
    ],
  ] as const)('%s', async (_, query) => {
    const plan = await planOf(app().db, query);
    expect(plan).not.toMatch(engineOf(app().db) === 'sqlite' ? /\bSCAN / : /Seq Scan/);
  });
});
