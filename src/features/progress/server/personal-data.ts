import { inPages, type PersonalData } from '#platform/server/personal-data.ts';

export const xpGrantData: PersonalData = {
  section: 'xpGrants',
  tables: ['progress', 'xp_grant'],
  exportOf: (db, userId) =>
    inPages((afterId, limit) =>
      db
        .selectFrom('xp_grant')
        .select(['id', 'reason', 'source_id as sourceId', 'amount', 'granted_at as grantedAt'])
        .where('user_id', '=', userId)
        .where('id', '>', afterId)
        .orderBy('id')
        .limit(limit)
        .execute(),
    ),
};
