import type { Sent } from '#platform/client/create-once.ts';
import { draftForm, sentIn } from '#platform/client/draft-form.ts';
import { textIn } from '#platform/client/kept-values.ts';
import { type DraftForm, restOfWords } from '#platform/client/use-kept-draft.ts';

/** Something to bring that is being typed. */
export interface BringDraft {
  text: string;
  /** What of it was sent and not answered: however often it is sent, it is made once. */
  sent: Sent | null;
}

const EMPTY: BringDraft = { text: '', sent: null };

/** How it is kept, for each occurrence apart. An earlier version kept the bare text. */
export function bringForm(gatheringId: string, start: string): DraftForm<BringDraft> {
  return draftForm({
    name: `bring-${gatheringId}-${start.replaceAll(':', '')}`,
    empty: EMPTY,
    fields: { text: textIn, sent: sentIn },
    rest: restOfWords,
    former: (text) => ({ text }),
  });
}
