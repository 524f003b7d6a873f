import { DAY_MS } from '#contract/durations.ts';
import type { DailyXP } from '#features/progress/progress.rules.ts';

/** One place for what forms, contracts and tables agree on. Lengths in characters. */
export const GROUP_LIMITS = {
  name: 60,
  about: 400,
  guidelines: 2000,
  /** What somebody writes who asks to join, and the word with which they are declined. */
  word: 300,
  topicTitle: 120,
  post: 2000,
  /** Of one post. */
  pictures: 6,
  /** What is to be seen on a post's picture. */
  pictureAlt: 300,
  members: 500,
  /** Groups that one person is in. */
  groupsOfOne: 50,
  /** Groups that one person leads and that are not archived. */
  ledByOne: 10,
  /** People who wait for an answer of one group, and groups of whose answer one person waits. */
  waiting: 200,
  asked: 20,
  openLinks: 10,
  /** Groups in which words are looked for: those with the latest life. */
  searched: 5000,
  searchWords: 8,
  /** What is looked for in the talk of a group, and its words. */
  talkSearch: 100,
  talkSearchWords: 10,
  /** Posts that are read through for one page where no index tells which may have the words. */
  talkRead: 4000,
  /** Passages of one plan, and how many are added at once. */
  passages: 400,
  passagesAtOnce: 60,
  /** Verses of one passage: the longest chapter has 176. */
  verses: 200,
  topics: 2000,
  /** Posts of one thread; of them replies to one post. */
  posts: 2000,
  replies: 100,
  /** Earlier versions that are kept of one post. */
  edits: 20,
  fileTitle: 120,
  /** Files of one group, and the bytes of all of them. */
  files: 1000,
  fileBytes: 2 * 1024 ** 3,
} as const;

/** `open`: whoever finds it comes in. `request`: a leader lets people in. `link`: it is found by its links alone. */
export const GROUP_ADMISSIONS = ['open', 'request', 'link'] as const;
export type GroupAdmission = (typeof GROUP_ADMISSIONS)[number];

/** Each may do what those after it may. A helper keeps the plan and the talk; a leader also the group itself. */
export const GROUP_ROLES = ['leader', 'helper', 'member'] as const;
export type GroupRole = (typeof GROUP_ROLES)[number];

/** What a group is about; it is found by it. */
export const GROUP_TOPICS = [
  'scripture',
  'prayer',
  'families',
  'women',
  'men',
  'students',
  'new-to-faith',
  'care',
  'other',
] as const;
export type GroupTopic = (typeof GROUP_TOPICS)[number];

/** As they stand in lists and forms. */
export const GROUP_TOPIC_LABELS: Record<GroupTopic, string> = {
  scripture: 'Reading the Bible',
  prayer: 'Prayer',
  families: 'Families',
  women: 'Women',
  men: 'Men',
  students: 'Students',
  'new-to-faith': 'New to faith',
  care: 'Care and recovery',
  other: 'Something else',
};

/** The wallpapers that a group's room may have, in the order in which they are offered; ids of the catalogue. */
export const GROUP_ROOMS = [
  'vineyard',
  'shepherds-fields',
  'upper-room-lamp',
  'road-to-emmaus',
  'waters',
  'wheat-and-sparrows',
  'fishing-nets',
  'cedars-of-lebanon',
  'mustard-tree',
  'galilee-at-night',
  'rainbow-after-flood',
  'tree-of-life',
] as const;
export type GroupRoom = (typeof GROUP_ROOMS)[number];

/** For how many people a link opens. */
export const GROUP_LINK_USES = [1, 20, 100] as const;
export const GROUP_LINK_OPEN_MS = 14 * DAY_MS;

/** A passage's thread that somebody answered; docs/product.md, XP and levels. */
export const PASSAGE_XP: DailyXP = { amount: 3, perDay: 5 };

/** Whether it stands among the groups that people find; another is known to whoever has a link to it. */
export function isFound(group: { admission: GroupAdmission }): boolean {
  return group.admission !== 'link';
}

/** Who was declined may ask again after a while; who declined to lead is asked again after as long. */
export const ASK_AGAIN_MS = 14 * DAY_MS;

/** How somebody is asked to lead a group: beside whoever asks, or in their place. */
export const LEADING_WAYS = ['beside', 'instead'] as const;
export type LeadingWay = (typeof LEADING_WAYS)[number];

/** To whoever is asked to lead a group and is under 16, on their own page, and where they are refused. */
export const TOO_YOUNG_TO_LEAD = 'From 16 on you can lead a group. Say ‘Not now’: nobody is told why.';

/** What others read where a group's words are hidden. */
export const HIDDEN_GROUP_NAME = 'A study group';

/** A step of a plan: a passage that begins on a local day ('2026-11-23'). */
export interface PlannedPassage {
  id: string;
  startsOn: string;
}

/** The passage that is read on a local day: the last one that has begun; before the first, the first. Ordered by day. */
export function passageOn<P extends PlannedPassage>(plan: readonly P[], day: string): P | null {
  return plan.findLast(({ startsOn }) => startsOn <= day) ?? plan[0] ?? null;
}

/** The screen of a thread, and of a post in it. What is said beside a passage is shown with the passage. */
export function threadPath(groupId: string, threadId: string, postId?: string): string {
  return `/community/groups/${groupId}/threads/${threadId}${postId === undefined ? '' : `?post=${postId}`}`;
}
