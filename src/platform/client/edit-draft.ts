import { isSameValue, unseenFields } from '#contract/unseen-fields.ts';
import { type FieldReaders, fieldsIn, objectIn } from './kept-values.ts';
import type { DraftForm } from './use-kept-draft.ts';

/** What was changed of something that stands there already, and is not saved yet. */
export interface EditDraft<Fields> {
  changed: Partial<Fields>;
  /** What stood in each changed field when its change was begun; absent where that is not known. */
  before: Partial<Fields>;
}

interface EditFormOptions<Fields> {
  /** Names the form in the store; it has no colon. */
  name: string;
  /** How each field is read again; what is no value of it is left out. */
  fields: FieldReaders<Fields>;
  /** How earlier versions kept it; by default as an object of the changed fields. */
  former?: (text: string) => object;
}

/** How such changes are kept. */
export function editDraft<Fields extends object>({
  name,
  fields,
  former = objectIn,
}: EditFormOptions<Fields>): DraftForm<EditDraft<Fields>> {
  return {
    name,
    empty: { changed: {}, before: {} },
    serialize: ({ changed, before }) =>
      isEmpty(changed) ? '' : JSON.stringify({ edit: { changed, before } }),
    parse(text) {
      if (text === null || text === '') return { changed: {}, before: {} };
      const { edit } = objectIn(text) as { edit?: { changed?: unknown; before?: unknown } | null };
      if (edit === undefined) return { changed: fieldsIn(fields, former(text)), before: {} };
      const changed = fieldsIn(fields, edit?.changed);
      return { changed, before: pick(fieldsIn(fields, edit?.before), (field) => field in changed) };
    },
    // What was typed while the rest was being saved was typed over what has been saved by then.
    rest(draft, sent) {
      const changed = pick(draft.changed, (field, value) => !isSameValue(value, sent.changed[field]));
      return {
        changed,
        before: pick({ ...draft.before, ...sent.changed }, (field) => field in changed),
      };
    },
  };
}

/** The edit with more changes in it. What is again as it stands is no change. @param now what stands there */
export function withChanges<Fields extends object>(
  { changed, before }: EditDraft<Fields>,
  now: Fields,
  changes: Partial<Fields>,
): EditDraft<Fields> {
  const begun = pick(now, (field) => field in changes && !(field in changed));
  const all = pick({ ...changed, ...changes }, (field, value) => !isSameValue(value, now[field]));
  return { changed: all, before: pick({ ...begun, ...before }, (field) => field in all) };
}

/** What of an edit differs from what stands there. */
export function differencesTo<Fields extends object>(
  now: Fields,
  { changed }: EditDraft<Fields>,
): Partial<Fields> {
  return pick(changed, (field, value) => !isSameValue(value, now[field]));
}

/** The fields that are other by now than when one began to change them: saving would replace what nobody has seen who saves. */
export function changedMeanwhile<Fields extends object>(
  now: Fields,
  edit: EditDraft<Fields>,
): (keyof Fields)[] {
  return unseenFields(now, edit.changed, edit.before);
}

function pick<Fields extends object>(
  from: Partial<Fields>,
  isWanted: (field: keyof Fields, value: unknown) => boolean,
): Partial<Fields> {
  const entries = Object.entries(from).filter(([field, value]) => isWanted(field as keyof Fields, value));
  return Object.fromEntries(entries) as Partial<Fields>;
}

function isEmpty(object: object): boolean {
  return Object.keys(object).length === 0;
}
