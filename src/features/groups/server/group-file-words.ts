import type { Clock } from '#platform/server/clock.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { WordsKind } from '#platform/server/words-kind.ts';
import { canReadGroupFile } from '../files.policy.ts';
import { canReadInside } from '../groups.policy.ts';
import { countGroupFilesBy, findGroupFile, titlesAround, updateGroupFile } from './group-file-store.ts';
import { findMember } from './member-store.ts';
import { groupNamesOf } from './membership-store.ts';
import { groupFileUrl, judgedFile } from './present-group-files.ts';
import { showFiles } from './show-files.ts';

const AROUND = 3;

/** A file of a group, for moderators: its title and name; a picture is shown, others can be opened while the case is. */
export function groupFileWords({ clock }: { clock: Clock }): WordsKind {
  return {
    kind: 'group-file',
    called: 'a file',
    showsHelp: true,
    tables: ['group_file'],
    async find(db, id) {
      const file = await findGroupFile(db, id);
      if (!file) return undefined;
      const names = await groupNamesOf(db, [file.group_id]);
      return {
        id,
        authorId: file.user_id,
        text: [file.title, file.name].filter((text) => text !== null).join('\n\n'),
        pictureUrls: file.content_type.startsWith('image/') ? [groupFileUrl(id)] : [],
        writtenAt: file.created_at,
        isAnonymous: false,
        isHidden: file.hidden_because !== null,
        audience: `The group ${names.get(file.group_id) ?? ''}`,
        href: `/community/groups/${file.group_id}?tab=files`,
      };
    },
    async inContext(db, id) {
      const file = await findGroupFile(db, id);
      if (!file) return { before: [], after: [] };
      const { before, after } = await titlesAround(db, file, AROUND);
      return { before: before.map(lineOf), after: after.map(lineOf) };
    },
    async canRead(db, id, viewerId) {
      const file = await findGroupFile(db, id);
      if (!file) return false;
      const standing = (await findMember(db, file.group_id, viewerId)) ?? null;
      return canReadGroupFile({ id: viewerId, standing }, await judgedFile(db, viewerId, file, clock.now()));
    },
    async canOpen(db, id, readerId) {
      const file = await findGroupFile(db, id);
      return file !== undefined && canReadInside((await findMember(db, file.group_id, readerId)) ?? null);
    },
    hide: (tx, id, now) => setHidden(tx, id, 'moderator', now),
    restore: (tx, id, now) => setHidden(tx, id, null, now),
    countBy: countGroupFilesBy,
  };
}

async function setHidden(tx: Tx, id: string, hidden_because: 'moderator' | null, now: number): Promise<void> {
  const file = await findGroupFile(tx, id);
  if (!file) return;
  await updateGroupFile(tx, id, { hidden_because });
  await showFiles(tx, file.group_id, now);
}

function lineOf({ user_id, title, created_at }: { user_id: string; title: string; created_at: number }) {
  return { authorId: user_id, isAnonymous: false, text: title, writtenAt: created_at };
}
