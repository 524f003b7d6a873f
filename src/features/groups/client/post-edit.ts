import { editDraft } from '#platform/client/edit-draft.ts';
import { textIn } from '#platform/client/kept-values.ts';

/** How a change of a post is kept, for each apart. Earlier versions kept the words, as they were. */
export function editedPost(postId: string) {
  return editDraft({
    name: `edit-post-${postId}`,
    fields: { text: textIn },
    former: (text) => ({ text }),
  });
}
