import { type DraftForm, restOfText } from '#platform/client/use-kept-draft.ts';

/** Something to bring that is being typed. */
export interface BringDraft {
  text: string;
}

/** How it is kept, for each occurrence apart. */
export function bringForm(gatheringId: string, start: string): DraftForm<BringDraft> {
  return {
    name: `bring-${gatheringId}-${start.replaceAll(':', '')}`,
    empty: { text: '' },
    serialize: ({ text }) => text,
    parse: (text) => ({ text: text ?? '' }),
    rest: (draft, sent) => ({ text: restOfText(draft.text, sent.text) }),
  };
}
