import { beginningOf } from '#contract/beginning-of.ts';
import { ageAnswerOf, publicPeople } from '#features/people/server/for-other-features.ts';
import type { Clock } from '#platform/server/clock.ts';
import {
  type NotificationKind,
  type NotificationSetting,
  type NotificationWords,
  wordsOfEach,
} from '#platform/server/notification-kind.ts';
import { canReadClaims, canReadWords, canSeeAuthors } from '../debates.policy.ts';
import { type DebateRow, findSomeDebates } from './debate-store.ts';
import { pathOfClaim, pathOfOtherSides, pathOfWeek } from './paths.ts';
import { findSomeWords, judgedWords, type WordsRow } from './words-store.ts';

const SETTINGS = {
  answers: {
    id: 'debate-answers',
    label: 'Answers in debates',
    description: 'Somebody spoke for or against what you said.',
    onLockedScreen: 'An answer in a debate',
  },
  honours: {
    id: 'debate-honours',
    label: 'Honors in debates',
    description: 'You changed a mind, or stated another side fairly.',
    onLockedScreen: 'An honor in a debate',
  },
  closed: {
    id: 'debate-closed',
    label: 'Debates that are closed',
    description: 'A week that you were part of is over, and names are there.',
    onLockedScreen: 'A debate is closed',
  },
} satisfies Record<string, NotificationSetting>;

const EXCERPT = 140;

type Said = Omit<NotificationWords, 'personId' | 'textIs'>;

/**
 * What people are told of debates. Nobody is ever named, not after the close either, and it is told with all that came to light in
 * the same quarter of an hour.
 */
export function debatesNotifications({ clock }: { clock: Clock }): NotificationKind[] {
  /** Says it of words in a debate that the reader may read. */
  const ofWords = (
    kind: string,
    setting: NotificationSetting,
    say: (words: WordsRow, debate: DebateRow) => Said,
  ): NotificationKind => ({
    kind,
    setting,
    async present(db, readerId, notifications) {
      const now = clock.now();
      const rows = await findSomeWords(
        db,
        notifications.map(({ subjectId }) => subjectId),
      );
      const debates = await findSomeDebates(db, [...new Set(rows.map(({ debate_id }) => debate_id))]);
      const reader = { id: readerId, age: await ageAnswerOf(db, readerId), isModerator: false };
      const named = rows.filter(({ debate_id }) =>
        debates.some((one) => one.id === debate_id && canSeeAuthors(one)),
      );
      const people = await publicPeople(
        db,
        readerId,
        named.map(({ user_id }) => user_id),
        now,
      );
      const said = new Map<string, NotificationWords>();
      for (const { id, subjectId } of notifications) {
        const words = rows.find((row) => row.id === subjectId);
        const debate = words && debates.find((one) => one.id === words.debate_id);
        if (!words || !debate || !canReadWords(reader, judgedWords(words), now)) continue;
        // Once names are there a block folds what somebody said.
        const isFolded = named.includes(words) && words.user_id !== readerId && !people.has(words.user_id);
        if (isFolded || !canReadClaims(reader)) continue;
        said.set(id, { ...say(words, debate), textIs: 'own-words', personId: null });
      }
      return said;
    },
  });

  return [
    ofWords('debate-answered', SETTINGS.answers, ({ id, text }) => ({
      title: 'Somebody answered what you said',
      text: beginningOf(text, EXCERPT),
      href: pathOfClaim(id),
    })),
    ofWords('debate-mind-changed', SETTINGS.honours, ({ id, text }) => ({
      title: 'What you said changed a mind',
      text: beginningOf(text, EXCERPT),
      href: pathOfClaim(id),
    })),
    ofWords('debate-fair', SETTINGS.honours, ({ text }, { week }) => ({
      title: 'You stated the other side fairly',
      text: beginningOf(text, EXCERPT),
      href: pathOfOtherSides(week),
    })),
    ofWords('debate-put-differently', SETTINGS.answers, ({ text }, { week }) => ({
      title: 'Somebody would put the other side differently',
      text: beginningOf(text, EXCERPT),
      href: pathOfOtherSides(week),
    })),
    {
      kind: 'debate-closed',
      setting: SETTINGS.closed,
      async present(db, readerId, notifications) {
        if (!canReadClaims({ age: await ageAnswerOf(db, readerId) })) return new Map();
        const debates = await findSomeDebates(
          db,
          notifications.map(({ subjectId }) => subjectId),
        );
        return wordsOfEach(notifications, ({ subjectId }) => {
          const debate = debates.find((one) => one.id === subjectId);
          if (!debate || !canSeeAuthors(debate)) return null;
          return {
            title: 'The week is over, and names are there',
            text: debate.question,
            href: pathOfWeek(debate.week),
            personId: null,
          };
        });
      },
    },
  ];
}
