import type { DraftForm } from '#platform/client/use-kept-draft.ts';
import {
  GROUP_ADMISSIONS,
  GROUP_ROOMS,
  GROUP_TOPICS,
  type GroupAdmission,
  type GroupRoom,
  type GroupTopic,
} from '../groups.rules.ts';

/** What a group says of itself, while it is written. */
export interface GroupForm {
  name: string;
  about: string;
  guidelines: string;
  topic: GroupTopic;
  /** Empty: the reader's own. */
  language: string;
  admission: GroupAdmission;
  room: GroupRoom;
}

/** A new group that is being made, with one key for as long as nothing in it changes: sent again, it is made once. */
export interface NewGroupDraft extends GroupForm {
  key: { of: string; value: string } | null;
}

const EMPTY: NewGroupDraft = {
  name: '',
  about: '',
  guidelines: '',
  topic: 'scripture',
  language: '',
  admission: 'request',
  room: 'vineyard',
  key: null,
};

export const newGroupForm: DraftForm<NewGroupDraft> = {
  name: 'group',
  empty: EMPTY,
  serialize: (draft) =>
    [draft.name, draft.about, draft.guidelines].every((text) => text === '') ? '' : JSON.stringify(draft),
  parse(text) {
    try {
      const value = JSON.parse(text ?? 'null') as Partial<Record<keyof NewGroupDraft, unknown>> | null;
      if (value === null || typeof value !== 'object') return EMPTY;
      const said = (of: unknown) => (typeof of === 'string' ? of : '');
      return {
        name: said(value.name),
        about: said(value.about),
        guidelines: said(value.guidelines),
        language: said(value.language),
        topic: GROUP_TOPICS.find((one) => one === value.topic) ?? EMPTY.topic,
        admission: GROUP_ADMISSIONS.find((one) => one === value.admission) ?? EMPTY.admission,
        room: GROUP_ROOMS.find((one) => one === value.room) ?? EMPTY.room,
        key: keyIn(value.key),
      };
    } catch {
      return EMPTY;
    }
  },
};

function keyIn(value: unknown): NewGroupDraft['key'] {
  const { of, value: key } = { ...(value as Partial<Record<'of' | 'value', unknown>> | null) };
  return typeof of === 'string' && typeof key === 'string' ? { of, value: key } : null;
}

/** The key under which a group is made that says this. */
export function keyOf(
  body: GroupForm,
  key: NewGroupDraft['key'],
  newKey: () => string,
): { of: string; value: string } {
  const of = JSON.stringify(body);
  return key?.of === of ? key : { of, value: newKey() };
}
