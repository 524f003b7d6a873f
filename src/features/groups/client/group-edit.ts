import { editDraft } from '#platform/client/edit-draft.ts';
import { GROUP_TOPIC_LABELS } from '../groups.rules.ts';
import { GROUP_FIELDS, type GroupForm } from './group-form.ts';
import { languageName } from './group-languages.ts';
import { ADMISSION_TEXTS, ROOM_NAMES } from './group-texts.ts';

/** How what a leader changes of a group is kept, for each group apart. */
export function editedGroupForm(groupId: string) {
  return editDraft({ name: `edit-group-${groupId}`, fields: GROUP_FIELDS });
}

/** The fields of the form, out of all that is known of a group. */
export function groupFormOf(group: GroupForm): GroupForm {
  const { name, about, guidelines, topic, language, admission, room } = group;
  return { name, about, guidelines, topic, language, admission, room };
}

/** These fields of a group as they are read, each by what it is called. */
export function fieldsInWords(
  group: GroupForm,
  fields: readonly (keyof GroupForm)[],
): { label: string; words: string }[] {
  const texts: Record<keyof GroupForm, [label: string, words: string]> = {
    name: ['Name', group.name],
    about: ['In a sentence or two', group.about],
    topic: ['What it is about', GROUP_TOPIC_LABELS[group.topic]],
    language: ['Language', languageName(group.language)],
    admission: ['How people come in', ADMISSION_TEXTS[group.admission].label],
    room: ['Its room', ROOM_NAMES[group.room]],
    guidelines: ['What you agree on together', group.guidelines],
  };
  return fields.map((field) => ({ label: texts[field][0], words: texts[field][1] }));
}
