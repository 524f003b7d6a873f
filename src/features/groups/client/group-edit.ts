import type { DraftForm } from '#platform/client/use-kept-draft.ts';
import type { GroupForm } from './group-form.ts';

/** What a leader has changed of a group and not saved yet. */
export interface EditedGroup {
  changed: Partial<GroupForm>;
}

const FIELDS = ['name', 'about', 'guidelines', 'topic', 'language', 'admission', 'room'] as const;

/** How it is kept, for each group apart. A value that no group can have is the server's to refuse. */
export function editedGroupForm(groupId: string): DraftForm<EditedGroup> {
  return {
    name: `edit-group-${groupId}`,
    empty: { changed: {} },
    serialize: ({ changed }) => (Object.keys(changed).length === 0 ? '' : JSON.stringify(changed)),
    parse(text) {
      try {
        const value: unknown = JSON.parse(text ?? 'null');
        const kept = Object.entries({ ...(value as object | null) }).filter(
          ([field, said]) => FIELDS.some((one) => one === field) && typeof said === 'string',
        );
        return { changed: Object.fromEntries(kept) };
      } catch {
        return { changed: {} };
      }
    },
  };
}

/** What differs from the group as it is: the body of the call that saves it. */
export function differencesOf(group: GroupForm, { changed }: EditedGroup): Partial<GroupForm> {
  const differing = FIELDS.filter((field) => changed[field] !== undefined && changed[field] !== group[field]);
  return Object.fromEntries(differing.map((field) => [field, changed[field]]));
}
