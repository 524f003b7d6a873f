import { deleteInSteps } from '#platform/server/db/delete-in-steps.ts';
import { inPages, type PersonalData } from '#platform/server/personal-data.ts';
import {
  closingWordsForExport,
  debatesOf,
  marksForExport,
  mindsForExport,
  standsForExport,
  verdictsForExport,
  wordsForExport,
} from './personal-data-store.ts';

/** What they said goes with them. What others said under it stays where it is. */
const words: PersonalData = {
  section: 'debateWords',
  tables: ['debate_words'],
  exportOf: async function* (db, userId) {
    const pages = inPages<Awaited<ReturnType<ReturnType<typeof wordsForExport>['execute']>>[number]>(
      (last, limit) => wordsForExport(db, { userId, last, limit }).execute(),
    );
    for await (const page of pages) {
      yield page.map(({ cites, ...said }) => ({ ...said, cites: JSON.parse(cites) as string[] }));
    }
  },
  eraseOf: async (tx, userId, { events, now }) => {
    for (const debateId of await debatesOf(tx, userId)) {
      await events.emit(tx, { type: 'debate-words-gone', subject: debateId, payload: { debateId } }, now);
    }
    await deleteInSteps(tx, 'debate_words', userId);
  },
};

const stands: PersonalData = {
  section: 'debateStands',
  tables: ['debate_stand'],
  exportOf: (db, userId) =>
    inPages<{ debateId: string }>((last, limit) => standsForExport(db, { userId, last, limit }).execute()),
};

const marks: PersonalData = {
  section: 'debateMarks',
  tables: ['debate_argued'],
  exportOf: (db, userId) =>
    inPages<{ claimId: string }>((last, limit) => marksForExport(db, { userId, last, limit }).execute()),
  eraseOf: (tx, userId) => deleteInSteps(tx, 'debate_argued', userId),
};

const minds: PersonalData = {
  section: 'debateMinds',
  tables: ['debate_mind'],
  exportOf: (db, userId) =>
    inPages<{ debateId: string }>((last, limit) => mindsForExport(db, { userId, last, limit }).execute()),
};

const verdicts: PersonalData = {
  section: 'debateVerdicts',
  tables: ['debate_verdict'],
  exportOf: (db, userId) =>
    inPages<{ statementId: string }>((last, limit) =>
      verdictsForExport(db, { userId, last, limit }).execute(),
    ),
};

/** They stay with the week, with nobody's name. */
const closingWords: PersonalData = {
  section: 'debateClosingWords',
  tables: ['debate'],
  exportOf: (db, userId) =>
    inPages<{ id: string }>((last, limit) => closingWordsForExport(db, { userId, last, limit }).execute()),
};

export const debatesData: readonly PersonalData[] = [words, stands, marks, minds, verdicts, closingWords];
