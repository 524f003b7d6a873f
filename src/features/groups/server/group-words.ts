import type { Role } from '#contract/access.policy.ts';
import { foldForSearch } from '#contract/fold-for-search.ts';
import { isBlank } from '#contract/visible-text.ts';
import { sendLive } from '#features/notifications/server/for-other-features.ts';
import { canCarryOffice } from '#features/people/people.policy.ts';
import { isOfficeNameOfGroup } from '#features/people/server/for-other-features.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { invalidField } from '#platform/server/http/invalid-field.ts';
import type { Words, WordsKind } from '#platform/server/words-kind.ts';
import { canHelp } from '../groups.policy.ts';
import { HIDDEN_GROUP_NAME } from '../groups.rules.ts';
import {
  type AskingRow,
  countAskingsBy,
  countDeclinedBy,
  findAskingById,
  updateAsking,
} from './asking-store.ts';
import { countGroupsBy, findGroup, type GroupRow, updateGroupRow } from './group-store.ts';
import { findMember, idsWithRole } from './member-store.ts';
import { memberIdsOf } from './membership-store.ts';
import { maySee } from './seen-group.ts';
import { ALL_OF_GROUPS } from './talk-paths.ts';

interface Texts {
  name: string;
  about: string;
  guidelines: string;
}

/** What others read of a group, in one. */
export function textsOf({ name, about, guidelines }: Texts): string[] {
  return [name, about, guidelines].filter((text) => !isBlank(text));
}

/** What is searched of a group. */
export function searchTextOf({ name, about }: Pick<Texts, 'name' | 'about'>): string {
  return foldForSearch(`${name} ${about}`);
}

/** @throws AppError INVALID_INPUT for a name that claims to speak for the church or for this server */
export function requireGroupName(name: string, role: Role): void {
  if (canCarryOffice(role) || !isOfficeNameOfGroup(name)) return;
  const message =
    "This name sounds like an office, such as 'Pastor' or 'Moderator'. Please choose one without it.";
  throw invalidField('name', message);
}

/** What of groups people show to others, for moderators: a group's own words, and those at its door. */
export function groupWords(): WordsKind[] {
  return [studyGroup, asking, declining];
}

const studyGroup: WordsKind = {
  kind: 'study-group',
  called: 'a group',
  showsHelp: true,
  tables: ['study_group'],
  find: async (db, id) => {
    const row = await findGroup(db, id);
    const authorId = row && (row.author_id ?? (await idsWithRole(db, id, ['leader'])).toSorted()[0]);
    if (!row || authorId === undefined) return undefined;
    return {
      id,
      authorId,
      text: textsOf(row).join('\n\n'),
      pictureUrls: [],
      writtenAt: row.updated_at ?? row.created_at,
      isAnonymous: false,
      isHidden: row.hidden_because !== null,
      audience: row.admission === 'link' ? 'Whoever has a link to the group' : 'Everyone here',
      href: `/community/groups/${id}`,
    };
  },
  inContext: async () => ({ before: [], after: [] }),
  canRead: async (db, id, viewerId) => {
    const row = await findGroup(db, id);
    if (!row || row.hidden_because !== null) return false;
    return maySee(db, id, viewerId);
  },
  canOpen: (db, id, readerId) => maySee(db, id, readerId),
  hide: (tx, id, now) => setGroupHidden(tx, id, 'moderator', now),
  restore: (tx, id, now) => setGroupHidden(tx, id, null, now),
  countBy: countGroupsBy,
};

/** What somebody wrote who asks to be let in: its leaders and helpers read it. */
const asking: WordsKind = {
  kind: 'group-asking',
  called: 'a word at the door of a group',
  showsHelp: true,
  tables: ['group_asking'],
  find: async (db, id) => {
    const row = await findAskingById(db, id);
    return row && wordsAtTheDoor(db, row, { ...row, authorId: row.user_id, at: row.asked_at });
  },
  inContext: async () => ({ before: [], after: [] }),
  canRead: async (db, id, viewerId) => {
    const row = await findAskingById(db, id);
    if (!row || row.declined_at !== null || row.hidden_because !== null) return false;
    return canHelp((await findMember(db, row.group_id, viewerId)) ?? null);
  },
  canOpen: maySeeItsGroup,
  hide: (tx, id, now) => setAskingHidden(tx, id, { hidden_because: 'moderator' }, now),
  restore: (tx, id, now) => setAskingHidden(tx, id, { hidden_because: null }, now),
  countBy: countAskingsBy,
};

/** The word with which somebody was declined: they alone read it. */
const declining: WordsKind = {
  kind: 'group-declining',
  called: 'an answer at the door of a group',
  showsHelp: true,
  tables: ['group_asking'],
  find: async (db, id) => {
    const row = await findAskingById(db, id);
    if (!row || row.declined_by === null || row.declined_at === null) return undefined;
    return wordsAtTheDoor(db, row, {
      authorId: row.declined_by,
      word: row.declined_word ?? '',
      hidden_because: row.declined_hidden_because,
      at: row.declined_at,
    });
  },
  inContext: async (db, id) => {
    const row = await findAskingById(db, id);
    if (!row) return { before: [], after: [] };
    const asked = { authorId: row.user_id, isAnonymous: false, text: row.word, writtenAt: row.asked_at };
    return { before: [asked], after: [] };
  },
  canRead: async (db, id, viewerId) => {
    const row = await findAskingById(db, id);
    return row?.user_id === viewerId && row.declined_at !== null && row.declined_hidden_because === null;
  },
  canOpen: maySeeItsGroup,
  hide: (tx, id, now) => setAskingHidden(tx, id, { declined_hidden_because: 'moderator' }, now),
  restore: (tx, id, now) => setAskingHidden(tx, id, { declined_hidden_because: null }, now),
  countBy: countDeclinedBy,
};

/** Open pages of its members show it so, and those of what it has planned, which name it. */
async function setGroupHidden(
  tx: Tx,
  id: string,
  hidden_because: 'moderator' | null,
  now: number,
): Promise<void> {
  await updateGroupRow(tx, id, { hidden_because });
  await sendLive(tx, await memberIdsOf(tx, id), ALL_OF_GROUPS, now);
}

/** The same for who asked, and for who may let them in. */
async function setAskingHidden(
  tx: Tx,
  id: string,
  hidden: Parameters<typeof updateAsking>[2],
  now: number,
): Promise<void> {
  await updateAsking(tx, id, hidden);
  const row = await findAskingById(tx, id);
  if (!row) return;
  const keepers = await idsWithRole(tx, row.group_id, ['leader', 'helper']);
  await sendLive(tx, [row.user_id, ...keepers], [`/api/groups/${row.group_id}`], now);
}

/** Words at the door stand on the group's page. */
async function maySeeItsGroup(db: DbOrTx, askingId: string, readerId: string): Promise<boolean> {
  const row = await findAskingById(db, askingId);
  return row !== undefined && maySee(db, row.group_id, readerId);
}

async function wordsAtTheDoor(
  db: DbOrTx,
  row: AskingRow,
  words: { authorId: string; word: string; hidden_because: GroupRow['hidden_because']; at: number },
): Promise<Words> {
  const group = await findGroup(db, row.group_id);
  return {
    id: row.id,
    authorId: words.authorId,
    text: words.word,
    pictureUrls: [],
    writtenAt: words.at,
    isAnonymous: false,
    isHidden: words.hidden_because !== null,
    audience: `Leaders of ${group && group.hidden_because === null ? group.name : HIDDEN_GROUP_NAME}, and who asked`,
    href: `/community/groups/${row.group_id}`,
  };
}
