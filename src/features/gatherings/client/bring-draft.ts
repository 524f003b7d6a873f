import { type Sent, sentIn } from '#platform/client/create-once.ts';
import { type DraftForm, restOfWords } from '#platform/client/use-kept-draft.ts';

/** Something to bring that is being typed. */
export interface BringDraft {
  text: string;
  /** What of it was sent and not answered: however often it is sent, it is made once. */
  sent: Sent | null;
}

const EMPTY: BringDraft = { text: '', sent: null };

/** How it is kept, for each occurrence apart. */
export function bringForm(gatheringId: string, start: string): DraftForm<BringDraft> {
  return {
    name: `bring-${gatheringId}-${start.replaceAll(':', '')}`,
    empty: EMPTY,
    rest: restOfWords,
    serialize: (draft) => (draft.text === '' ? '' : JSON.stringify(draft)),
    parse(kept) {
      try {
        const value = JSON.parse(kept ?? 'null') as Partial<BringDraft> | null;
        if (typeof value?.text === 'string') return { text: value.text, sent: sentIn(value.sent) };
      } catch {
        // An older version kept the bare text.
      }
      return { ...EMPTY, text: kept ?? '' };
    },
  };
}
