import type { Sent } from '#platform/client/create-once.ts';
import { draftForm, sentIn } from '#platform/client/draft-form.ts';
import { objectOf, orNull, textIn } from '#platform/client/kept-values.ts';
import { type DraftForm, restOfWords } from '#platform/client/use-kept-draft.ts';
import { type KeptPicture, keptPicturesIn } from './kept-pictures.ts';

/** A post that is being written: to everybody in the thread, or in reply to one. */
export interface PostDraft {
  text: string;
  replyTo: { id: string; name: string } | null;
  pictures: readonly KeptPicture[];
  /** What of it was sent and not answered: however often it is sent, it is made once. */
  sent: Sent | null;
}

const EMPTY: PostDraft = { text: '', replyTo: null, pictures: [], sent: null };

/** How it is kept, for each thread apart. */
export function postForm(threadId: string): DraftForm<PostDraft> {
  return draftForm({
    name: `post-${threadId}`,
    empty: EMPTY,
    fields: {
      text: textIn,
      replyTo: orNull(objectOf({ id: textIn, name: textIn })),
      pictures: keptPicturesIn,
      sent: sentIn,
    },
    isEmpty: ({ text, pictures }) => text === '' && pictures.length === 0,
    rest: restOfWords,
  });
}
