import { type Sent, sentIn } from '#platform/client/create-once.ts';
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

/** A new group that is being made. */
export interface NewGroupDraft extends GroupForm {
  /** What of it was sent and not answered: however often it is sent, it is made once. */
  sent: Sent | null;
}

const EMPTY: NewGroupDraft = {
  name: '',
  about: '',
  guidelines: '',
  topic: 'scripture',
  language: '',
  admission: 'request',
  room: 'vineyard',
  sent: null,
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
        sent: sentIn(value.sent),
      };
    } catch {
      return EMPTY;
    }
  },
};
