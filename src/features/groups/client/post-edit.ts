import { editDraft, isText } from '#platform/client/edit-draft.ts';

/** How a change of a post is kept, for each apart. Earlier versions kept the words, as they were. */
export function editedPost(postId: string) {
  return editDraft<{ text: string }>({
    name: `edit-post-${postId}`,
    fields: { text: isText },
    former: (text) => ({ text }),
  });
}
