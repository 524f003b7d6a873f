import { inPages, type PersonalData } from '#platform/server/personal-data.ts';

export const journalData: PersonalData = {
  section: 'journalEntries',
  tables: ['journal_entry'],
  exportOf: (db, userId) =>
    inPages((afterId, limit) =>
      db
        .selectFrom('journal_entry')
        .select(['id', 'content', 'mood'])
        .select(['reflection_prompt as reflectionPrompt', 'writing_time_minutes as writingTimeMinutes'])
        .select(['xp_earned as xpEarned', 'created_at as createdAt', 'updated_at as updatedAt'])
        .where('user_id', '=', userId)
        .where('id', '>', afterId)
        .orderBy('id')
        .limit(limit)
        .execute(),
    ),
};
