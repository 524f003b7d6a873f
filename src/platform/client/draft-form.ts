import type { Sent } from './create-once.ts';
import {
  type FieldReaders,
  fieldsIn,
  objectIn,
  objectOf,
  type Reader,
  textIn,
  textsIn,
} from './kept-values.ts';
import type { DraftForm } from './use-kept-draft.ts';

interface DraftFormOptions<Draft> extends Pick<DraftForm<Draft>, 'name' | 'empty' | 'rest'> {
  /** How each field is read again. One that is not there, or is no value of it, is as in `empty`; the others are kept. */
  fields: FieldReaders<Draft>;
  /** Whether there is nothing to keep; by default, when nothing differs from `empty` but what was sent. */
  isEmpty?: (draft: Draft) => boolean;
  /** How an earlier version kept it: for a text in which no field is found. */
  former?: (text: string) => object;
}

/** How a draft is kept: as JSON of its fields. Whatever text is kept, a whole draft is read. */
export function draftForm<Draft extends object>({
  name,
  empty,
  fields,
  isEmpty = (draft) => isUnwritten(draft, empty),
  former = () => ({}),
  rest,
}: DraftFormOptions<Draft>): DraftForm<Draft> {
  return {
    name,
    empty,
    serialize: (draft) => (isEmpty(draft) ? '' : JSON.stringify(draft)),
    parse(text) {
      const kept = fieldsIn(fields, objectIn(text));
      const isFormer = text !== null && Object.keys(kept).length === 0;
      return { ...empty, ...(isFormer ? fieldsIn(fields, former(text)) : kept) };
    },
    ...(rest && { rest }),
  };
}

/** Reads what was sent of a draft, as it was kept with it. */
export const sentIn: Reader<Sent> = objectOf({ key: textIn, bodies: textsIn });

function isUnwritten<Draft extends object>(draft: Draft, empty: Draft): boolean {
  return JSON.stringify({ ...draft, sent: null }) === JSON.stringify({ ...empty, sent: null });
}
