import { excerptOf } from '#contract/beginning-of.ts';
import { readUser } from '#features/people/server/for-other-features.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import {
  type KeptNotification,
  type NotificationKind,
  type NotificationSetting,
  type NotificationWords,
  wordsOfEach,
} from '#platform/server/notification-kind.ts';
import type { PrayerRequest } from '../prayer.contract.ts';
import { ASK_AFTER_DAYS } from '../prayer.rules.ts';
import { findShownEncouragements } from './encouragement-store.ts';
import { findItems } from './item-store.ts';
import { presentEncouragements } from './present-encouragements.ts';
import { readRequests } from './present-requests.ts';
import { readItems } from './read-items.ts';
import { type Reading, readingOf } from './reading.ts';

/** Characters of somebody's words in a line that leads to them. */
const EXCERPT = 90;

const SETTINGS = {
  prayed: {
    id: 'prayed-for',
    label: 'Prayed for you',
    description: 'How many people prayed for what you asked, once a day. Never who.',
    onLockedScreen: 'You were prayed for',
  },
  encouraged: {
    id: 'encouragements',
    label: 'Encouragements',
    description: 'Somebody wrote to you under a request.',
    onLockedScreen: 'An encouragement for you',
  },
  answered: {
    id: 'prayers-answered',
    label: 'Answered prayers',
    description: 'Something that you prayed for was answered.',
    onLockedScreen: 'An answered prayer',
  },
  question: {
    id: 'prayer-questions',
    label: 'How is it?',
    description: `After ${ASK_AFTER_DAYS} days we ask whether you still pray for it.`,
    onLockedScreen: 'A question about a request of yours',
  },
  reminder: {
    id: 'prayer-reminders',
    label: 'Reminders of your list',
    description: 'At the times that you set.',
    onLockedScreen: 'A reminder from your prayers',
  },
} satisfies Record<string, NotificationSetting>;

/** What people are told about by prayer. Words are read when it is shown, so nobody reads what went or was hidden since. */
export function prayerNotifications({ clock }: { clock: Clock }): NotificationKind[] {
  const about = (
    kind: string,
    setting: NotificationSetting,
    say: (
      request: PrayerRequest,
      notification: KeptNotification,
      isSecret: boolean,
    ) => NotificationWords | null,
  ): NotificationKind => ({
    kind,
    setting,
    present: async (db, readerId, notifications) => {
      const reading = await readingFor(db, readerId, clock);
      const isSecret = kind === 'prayed-for' && (await readUser(db, readerId, clock.now())).isSecret;
      const ids = [...new Set(notifications.map(({ subjectId }) => subjectId))];
      const requests = new Map((await readRequests(db, reading, ids)).map((one) => [one.id, one]));
      return wordsOfEach(notifications, (notification) => {
        const request = requests.get(notification.subjectId);
        return request ? say(request, notification, isSecret) : null;
      });
    },
  });
  return [
    about('prayed-for', SETTINGS.prayed, (request, { data }, isSecret) => {
      if (!request.isMine) return null;
      const people = Number(data['people'] ?? 0);
      // Secret mode puts counts away, also those of one's own.
      const who = people === 1 || isSecret ? 'Someone' : `${people} people`;
      return {
        title: `${who} prayed for you`,
        emphasis: `${who} prayed`,
        ...quoted(request.text),
        href: hrefOf(request.id),
        personId: null,
      };
    }),
    about('prayer-answered', SETTINGS.answered, (request) => ({
      title: 'A prayer you prayed was answered',
      emphasis: 'answered',
      ...quoted(request.testimony?.text || request.text),
      href: hrefOf(request.id),
      personId: request.author?.id ?? null,
    })),
    about('prayer-question', SETTINGS.question, (request) =>
      request.own?.isAskedHowItIs
        ? { title: 'How is it now?', ...quoted(request.text), href: hrefOf(request.id), personId: null }
        : null,
    ),
    {
      kind: 'encouraged',
      setting: SETTINGS.encouraged,
      present: async (db, readerId, notifications) => {
        const reading = await readingFor(db, readerId, clock);
        const ids = notifications.map(({ subjectId }) => subjectId);
        const rows = new Map(
          (await findShownEncouragements(db, readerId, ids)).map((row) => [row.id, row] as const),
        );
        const shown = new Map(
          (await presentEncouragements(db, reading, [...rows.values()])).map(
            (words) => [words.id, words] as const,
          ),
        );
        return wordsOfEach(notifications, ({ subjectId }) => {
          const words = shown.get(subjectId);
          const row = rows.get(subjectId);
          if (!words?.author || !row) return null;
          return {
            title: `${words.author.name} wrote you an encouragement`,
            emphasis: words.author.name,
            ...quoted(words.text),
            href: hrefOf(row.request_id),
            personId: words.author.id,
          };
        });
      },
    },
    {
      kind: 'prayer-reminder',
      setting: SETTINGS.reminder,
      present: async (db, readerId, notifications) => {
        const reading = await readingFor(db, readerId, clock);
        const ids = notifications.map(({ subjectId }) => subjectId);
        const items = await readItems(db, reading, await findItems(db, readerId, ids));
        const byId = new Map(items.map((item) => [item.id, item]));
        return wordsOfEach(notifications, ({ subjectId }) => {
          const item = byId.get(subjectId);
          if (!item || item.isGone || item.answeredAt !== null) return null;
          const text = item.text ?? item.request?.text ?? item.person?.name ?? null;
          return {
            title: 'You wanted to pray for this',
            ...(text === null ? { text } : quoted(text)),
            href: '/prayers',
            personId: null,
          };
        });
      },
    },
  ];
}

/** The second line: how somebody's words begin. */
function quoted(text: string): Pick<NotificationWords, 'text' | 'textIs'> {
  return { text: excerptOf(text, EXCERPT), textIs: 'own-words' };
}

function hrefOf(requestId: string): string {
  return `/prayers/requests/${requestId}`;
}

/** Whoever reads notifications has a time zone of their own; what they say does not depend on the day. */
function readingFor(db: Db, readerId: string, clock: Clock): Promise<Reading> {
  return readingOf(db, { id: readerId, timezone: 'UTC' }, clock.now());
}
