import { type Sent, sentIn } from '#platform/client/create-once.ts';
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
  return {
    name: `post-${threadId}`,
    empty: EMPTY,
    rest: restOfWords,
    serialize: (draft) => (draft.text === '' && draft.pictures.length === 0 ? '' : JSON.stringify(draft)),
    parse(text) {
      try {
        const value = JSON.parse(text ?? 'null') as Partial<PostDraft> | null;
        if (typeof value?.text !== 'string') return EMPTY;
        const { replyTo, sent, pictures } = value;
        const isReply = typeof replyTo?.id === 'string' && typeof replyTo.name === 'string';
        return {
          text: value.text,
          replyTo: isReply ? replyTo : null,
          pictures: keptPicturesIn(pictures),
          sent: sentIn(sent),
        };
      } catch {
        return EMPTY;
      }
    },
  };
}
