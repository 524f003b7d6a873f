import { editDraft } from '#platform/client/edit-draft.ts';
import { textIn } from '#platform/client/kept-values.ts';

/** How words at the close of a week are kept while they are written. Earlier versions kept the words, as they were. */
export function closingWordsForm(week: string) {
  return editDraft({
    name: `debate-close-${week}`,
    fields: { text: textIn },
    former: (text) => ({ text }),
  });
}
