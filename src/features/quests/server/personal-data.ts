import { deleteInSteps } from '#platform/server/db/delete-in-steps.ts';
import { inPages, type PersonalData } from '#platform/server/personal-data.ts';
import { findDoneAfter, findDrawsAfter } from './quest-store.ts';
import type { QuestDoneTable, QuestDrawTable } from './quest-tables.ts';

export const questsData: PersonalData = {
  section: 'quests',
  tables: ['quest_draw', 'quest_done'],
  async *exportOf(db, userId) {
    for await (const rows of inPages<QuestDrawTable>((last, limit) =>
      findDrawsAfter(db, { userId, last, limit }),
    )) {
      yield rows.map(({ date, span, quests }) => ({
        kind: 'told',
        date,
        span,
        quests: quests === '' ? [] : quests.split(','),
      }));
    }
    for await (const rows of inPages<QuestDoneTable>((last, limit) =>
      findDoneAfter(db, { userId, last, limit }),
    )) {
      yield rows.map((row) => ({
        kind: 'done',
        date: row.date,
        quest: row.quest_id,
        doneAt: row.done_at,
        xp: row.xp,
      }));
    }
  },
  async eraseOf(tx, userId) {
    await deleteInSteps(tx, 'quest_draw', userId);
    await deleteInSteps(tx, 'quest_done', userId);
  },
};
