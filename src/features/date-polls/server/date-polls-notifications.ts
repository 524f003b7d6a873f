import { allStandingsOf, groupNamesOf } from '#features/groups/server/for-other-features.ts';
import type { Clock } from '#platform/server/clock.ts';
import {
  type NotificationKind,
  type NotificationSetting,
  wordsOfEach,
} from '#platform/server/notification-kind.ts';
import { isDatePollClosed } from '../date-polls.policy.ts';
import { datePollsById } from './date-poll-store.ts';
import { seenAs } from './present-date-polls.ts';

const SETTING: NotificationSetting = {
  id: 'date-polls',
  label: 'Finding a date',
  description: 'A group of yours asks which dates suit you.',
  onLockedScreen: 'A group asks which dates suit you',
};

const KINDS = [
  { kind: 'date-asked', says: 'When can you' },
  { kind: 'date-added', says: 'One more date' },
] as const;

/** What people are told about polls; the subject is the poll. Once its date is found, the event itself says so. */
export function datePollsNotifications({ clock }: { clock: Clock }): NotificationKind[] {
  return KINDS.map(({ kind, says }) => ({
    kind,
    setting: SETTING,
    async present(db, readerId, notifications) {
      const ids = [...new Set(notifications.map(({ subjectId }) => subjectId))];
      const rows = ids.length === 0 ? [] : await datePollsById(db, ids).execute();
      const now = clock.now();
      const standings = await allStandingsOf(db, readerId);
      const open = rows.filter((row) => {
        const seen = seenAs(row, standings.get(row.group_id) ?? null);
        return seen !== undefined && !isDatePollClosed(seen.judged, now);
      });
      const byId = new Map(open.map((row) => [row.id, row]));
      const groups = await groupNamesOf(
        db,
        open.map((row) => row.group_id),
      );
      return wordsOfEach(notifications, ({ subjectId }) => {
        const row = byId.get(subjectId);
        if (!row) return null;
        return {
          title: `${says}: ${row.title}`,
          emphasis: row.title,
          text: groups.get(row.group_id) ?? '',
          href: `/community/dates/${row.id}`,
          personId: null,
        };
      });
    },
  }));
}
