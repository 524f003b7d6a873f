import { editDraft, isText } from '#platform/client/edit-draft.ts';

/** How words at the close of a week are kept while they are written. Earlier versions kept the words, as they were. */
export function closingWordsForm(week: string) {
  return editDraft<{ text: string }>({
    name: `debate-close-${week}`,
    fields: { text: isText },
    former: (text) => ({ text }),
  });
}
