import { publicPeople, readUser } from '#features/people/server/for-other-features.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import type {
  KeptNotification,
  NotificationKind,
  NotificationSetting,
  NotificationWords,
} from '#platform/server/notification-kind.ts';
import { type GroupRole, threadPath } from '../groups.rules.ts';
import { canReadPost, canReadThread } from '../talk.policy.ts';
import { gatheredIn, writersIn } from './gathered-people-store.ts';
import { groupNamesOf, standingsOf } from './membership-store.ts';
import { findPostsByIds } from './post-store.ts';
import { judgedPost } from './present-posts.ts';
import { excerptOf } from './said-in.ts';
import { findThreadsByIds } from './thread-store.ts';

const SETTINGS = {
  replies: {
    id: 'group-replies',
    label: 'Replies in groups',
    description: 'Somebody answered what you wrote, or wrote in a topic that you opened.',
    onLockedScreen: 'A reply in a group',
  },
  talk: {
    id: 'group-talk',
    label: 'Talk in groups',
    description:
      'A topic was opened, you are asked in a poll, or somebody answered the passage or wrote in a topic that you wrote in: once a day for each.',
    onLockedScreen: 'Talk in a group',
  },
} satisfies Record<string, NotificationSetting>;

/** What is written in a topic that the reader opened: one for each topic until it is read. */
const OWN_TOPIC = 'group-own-topic';

/** Who may read a post does not depend on its author's role. */
const NO_ROLES: ReadonlyMap<string, GroupRole> = new Map();

/** What members are told of the talk of their groups. Words are read when it is shown: nothing that went or was hidden since. */
export function talkNotifications({ clock }: { clock: Clock }): NotificationKind[] {
  type Say = (about: {
    notification: KeptNotification;
    actor: string | null;
    group: string;
    title: string;
    /** In which conversation it stands: 'in ‘Bread’', 'beside Acts 2:42–47'. */
    where: string;
    text: string | null;
    href: string;
    /** Who wrote in the topic since: how many people, which secret mode does not say, and one of them. */
    people: number;
    one: { id: string; name: string } | null;
    isSecret: boolean;
  }) => NotificationWords | null;

  /** Says it of the posts, or of the threads, that the reader may read. */
  const about = (
    kind: string,
    setting: NotificationSetting | null,
    subject: 'post' | 'thread',
    say: Say,
  ): NotificationKind => ({
    kind,
    setting,
    async present(db: Db, readerId, notifications) {
      const now = clock.now();
      const ids = notifications.map(({ subjectId }) => subjectId);
      const posts = new Map(
        (subject === 'post' ? await findPostsByIds(db, ids) : []).map((post) => [post.id, post]),
      );
      const threadIds = subject === 'post' ? [...posts.values()].map((post) => post.thread_id) : ids;
      const threads = new Map((await findThreadsByIds(db, threadIds)).map((thread) => [thread.id, thread]));
      const groupIds = [...new Set([...threads.values()].map((thread) => thread.group_id))];
      const standings = await standingsOf(db, readerId, groupIds);
      const names = await groupNamesOf(db, groupIds);
      const isGathered = kind === OWN_TOPIC;
      const isSecret = isGathered && (await readUser(db, readerId, now)).isSecret;
      const gathered = isGathered ? notifications.map(gatheredIn) : [];
      const writers = await writersIn(db, { id: readerId, now }, gathered);
      const wanted = [
        ...[...writers.values()].flatMap(({ oneId }) => oneId ?? []),
        ...notifications.flatMap(({ actorId }) => actorId ?? []),
        ...[...posts.values()].map((post) => post.user_id),
      ];
      const people = await publicPeople(db, readerId, wanted, now);
      const words = new Map<string, NotificationWords>();
      for (const notification of notifications) {
        const post = posts.get(notification.subjectId);
        const thread = threads.get(post?.thread_id ?? notification.subjectId);
        const standing = thread && standings.get(thread.group_id);
        if (!thread || !standing || (subject === 'post' && !post)) continue;
        const reader = { id: readerId, standing, isArchived: false };
        if (!canReadThread(reader, { authorId: thread.user_id, hidden: thread.hidden_because })) continue;
        if (post && !canReadPost(reader, judgedPost(post, readerId, people, NO_ROLES))) continue;
        const actor = notification.actorId === null ? null : people.get(notification.actorId);
        // Who is blocked or gone since is not named, and what they did is not told.
        if (notification.actorId !== null && !actor) continue;
        const said = say({
          notification,
          actor: actor?.name ?? null,
          group: names.get(thread.group_id) ?? '',
          title: thread.title,
          where: thread.kind === 'topic' ? `in ‘${thread.title}’` : `beside ${thread.title}`,
          people: writers.get(notification.id)?.people ?? 0,
          one: people.get(writers.get(notification.id)?.oneId ?? '') ?? null,
          isSecret,
          text: post ? excerptOf(post) : null,
          href: threadPath(thread.group_id, thread.id, post?.id),
        });
        if (said) words.set(notification.id, said);
      }
      return words;
    },
  });
  return [
    about('group-reply', SETTINGS.replies, 'post', ({ notification, actor, where, text, href }) => ({
      title: `${actor} replied to you ${where}`,
      emphasis: actor ?? '',
      text,
      textIs: 'own-words',
      href,
      personId: notification.actorId,
    })),
    about(OWN_TOPIC, SETTINGS.replies, 'thread', ({ people, one, isSecret, group, title, href }) => {
      // What was written is hidden or gone.
      if (people === 0 || one === null) return null;
      const topic = `‘${title}’`;
      const note = { text: group, href };
      if (people === 1) {
        return { title: `${one.name} wrote in ${topic}`, emphasis: one.name, ...note, personId: one.id };
      }
      const who = isSecret ? 'Several people' : `${people} people`;
      return { title: `${who} wrote in ${topic}`, emphasis: topic, ...note, personId: null };
    }),
    about('group-poll', SETTINGS.talk, 'post', ({ notification, actor, group, text, href }) => ({
      title: `${actor} asks ${group}`,
      emphasis: actor ?? '',
      text,
      textIs: 'own-words',
      href,
      personId: notification.actorId,
    })),
    about('group-topic', SETTINGS.talk, 'thread', ({ notification, actor, group, title, href }) => ({
      title: `${actor} opened a topic in ${group}`,
      emphasis: actor ?? '',
      text: title,
      textIs: 'own-words',
      href,
      personId: notification.actorId,
    })),
    about('group-talk', SETTINGS.talk, 'thread', ({ notification, actor, group, title, href }) => ({
      title: `${actor} wrote in a topic in ${group}`,
      emphasis: actor ?? '',
      text: title,
      textIs: 'own-words',
      href,
      personId: notification.actorId,
    })),
    about('group-passage', SETTINGS.talk, 'thread', ({ notification, actor, group, title, href }) => ({
      title: `${actor} answered ${title} in ${group}`,
      emphasis: actor ?? '',
      text: null,
      href,
      personId: notification.actorId,
    })),
    about('group-post-hidden', null, 'post', ({ group, text, href }) => ({
      title: `Those who keep ${group} have hidden what you wrote`,
      emphasis: group,
      text,
      textIs: 'own-words',
      href,
      personId: null,
    })),
    about('group-topic-hidden', null, 'thread', ({ group, title, href }) => ({
      title: `Those who keep ${group} have hidden your topic`,
      emphasis: group,
      text: title,
      textIs: 'own-words',
      href,
      personId: null,
    })),
  ];
}
