import { dayText } from '#platform/client/day-text.ts';
import { isolated } from '#ui/isolated.ts';
import type { Group } from '../groups.contract.ts';
import type { GroupAdmission, GroupRole, GroupRoom } from '../groups.rules.ts';

/** How people come in: what it is called, what it means to whoever makes a group, and what to whoever finds it. */
export const ADMISSION_TEXTS: Record<GroupAdmission, { label: string; means: string; found: string }> = {
  open: {
    label: 'Open',
    means: 'Whoever finds the group comes in.',
    found: 'Open to everyone',
  },
  request: {
    label: 'By request',
    means: 'People find it and ask. You let them in.',
    found: 'Ask to come in',
  },
  link: {
    label: 'By a link',
    means: 'Nobody finds it. You send a link to whom you mean.',
    found: 'By invitation',
  },
};

export const ROLE_LABELS: Record<GroupRole, string> = {
  leader: 'Leader',
  helper: 'Helper',
  member: 'Member',
};

/** What the pictures of the rooms are called. */
export const ROOM_NAMES: Record<GroupRoom, string> = {
  vineyard: 'The vineyard',
  'shepherds-fields': 'Shepherds’ fields',
  'upper-room-lamp': 'A lamp in the upper room',
  'road-to-emmaus': 'The road to Emmaus',
  waters: 'Still waters',
  'wheat-and-sparrows': 'Wheat and sparrows',
  'fishing-nets': 'Fishing nets',
  'cedars-of-lebanon': 'Cedars of Lebanon',
  'mustard-tree': 'The mustard tree',
  'galilee-at-night': 'Galilee at night',
  'rainbow-after-flood': 'A rainbow after the flood',
  'tree-of-life': 'The tree of life',
};

/** 'One person', '12 people' */
export function peopleIn(members: number): string {
  return members === 1 ? 'One person' : `${members.toLocaleString('en-US')} people`;
}

/** '2 ask to come in' */
export function askWords(asking: number): string {
  return asking === 1 ? 'One asks to come in' : `${asking.toLocaleString('en-US')} ask to come in`;
}

/** 'Archived on 22 November' */
export function archivedOn(archivedAt: number): string {
  return `Archived on ${dayText(archivedAt)}`;
}

/** Of an archived group, what that means: 'Ruth T. archived this group on 22 November. Everything can be read, and nothing is added.' */
export function archivedWords({ archivedAt, archivedBy }: ArchivedGroup): string | null {
  if (archivedAt === null) return null;
  const who =
    archivedBy === null ? 'This group was archived' : `${isolated(archivedBy.name)} archived this group`;
  return `${who} on ${dayText(archivedAt)}. Everything can be read, and nothing is added.`;
}
type ArchivedGroup = Pick<Group, 'archivedAt'> & { archivedBy: { name: string } | null };

/** Why somebody who is in a group cannot write in it. */
export function whyNotWritten(group: ArchivedGroup): string {
  return archivedWords(group) ?? 'You can read here, and not write at the moment.';
}
