import { editDraft } from '#platform/client/edit-draft.ts';
import { textIn, textsIn } from '#platform/client/kept-values.ts';
import type { WrittenWords } from './components/words-with-cites.tsx';

/** How a change of a claim is kept, for each apart. */
export function editedClaim(claimId: string) {
  return editDraft<WrittenWords>({
    name: `edit-claim-${claimId}`,
    fields: { text: textIn, cites: textsIn },
  });
}
