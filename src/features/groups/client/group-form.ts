import type { Sent } from '#platform/client/create-once.ts';
import { draftForm, sentIn } from '#platform/client/draft-form.ts';
import { type FieldReaders, oneOf, textIn } from '#platform/client/kept-values.ts';
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

/** How each field is read of what was kept. */
export const GROUP_FIELDS: FieldReaders<GroupForm> = {
  name: textIn,
  about: textIn,
  guidelines: textIn,
  topic: oneOf(GROUP_TOPICS),
  language: textIn,
  admission: oneOf(GROUP_ADMISSIONS),
  room: oneOf(GROUP_ROOMS),
};

export const newGroupForm = draftForm<NewGroupDraft>({
  name: 'group',
  empty: EMPTY,
  fields: { ...GROUP_FIELDS, sent: sentIn },
  isEmpty: ({ name, about, guidelines }) => name + about + guidelines === '',
});
