import { describe, expect, it } from 'vitest';
import {
  canOpenGroupFile,
  canReadGroupFile,
  canRemoveGroupFile,
  canRenameGroupFile,
  type FileReader,
  type JudgedGroupFile,
} from './files.policy.ts';

const as = (id: string, role: 'leader' | 'helper' | 'member' | null): FileReader => ({
  id,
  standing: role && { role },
});
const owner = as('ruth', 'member');
const gone = as('ruth', null);
const member = as('daniel', 'member');
const helper = as('hanna', 'helper');
const leader = as('lea', 'leader');
const stranger = as('nobody', null);
const PEOPLE = { owner, gone, member, helper, leader, stranger };

const open: JudgedGroupFile = { ownerId: 'ruth', ownerRole: 'member', isHidden: false, isParted: false };
const FILES = {
  open,
  hidden: { ...open, isHidden: true },
  parted: { ...open, isParted: true },
  'of a leader': { ...open, ownerRole: 'leader' as const },
  'of who left': { ...open, ownerRole: null },
};

/** Of each file who may: in the order owner, owner who left, member, helper, leader, stranger. */
const MAY: Record<keyof typeof FILES, { read: string; rename: string; remove: string }> = {
  open: { read: 'owner member helper leader', rename: 'owner', remove: 'owner gone helper leader' },
  hidden: { read: 'owner', rename: 'owner', remove: 'owner gone' },
  parted: { read: 'owner', rename: 'owner', remove: 'owner gone' },
  'of a leader': { read: 'owner member helper leader', rename: 'owner', remove: 'owner gone leader' },
  'of who left': { read: 'owner member helper leader', rename: 'owner', remove: 'owner gone helper leader' },
};

const who = (may: (reader: FileReader) => boolean) =>
  Object.entries(PEOPLE)
    .filter(([, reader]) => may(reader))
    .map(([name]) => name)
    .join(' ');

describe('a file of a group', () => {
  for (const [name, file] of Object.entries(FILES)) {
    it(`${name}: is read, renamed and taken out by whom it may`, () => {
      expect({
        read: who((reader) => canReadGroupFile(reader, file)),
        rename: who((reader) => canRenameGroupFile(reader, file)),
        remove: who((reader) => canRemoveGroupFile(reader, file)),
      }).toEqual(MAY[name as keyof typeof FILES]);
    });
  }

  it('is opened by a moderator only while it is before moderators', () => {
    const may = (isModerator: boolean, isBeforeModerators: boolean) =>
      canOpenGroupFile({ ...stranger, isModerator }, { ...open, isHidden: true, isBeforeModerators });
    expect([may(true, true), may(true, false), may(false, true)]).toEqual([true, false, false]);
  });
});
