import { type DraftForm, restOfWords } from '#platform/client/use-kept-draft.ts';
import { type KeptPicture, keptPicturesIn } from './kept-pictures.ts';

/** A post that is being written: to everybody in the thread, or in reply to one. */
export interface PostDraft {
  text: string;
  replyTo: { id: string; name: string } | null;
  pictures: readonly KeptPicture[];
  /** One key for as long as the words stay the same: sent again, they are written once. */
  key: { of: string; value: string } | null;
}

const EMPTY: PostDraft = { text: '', replyTo: null, pictures: [], key: null };

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
        const { replyTo, key, pictures } = value;
        const isReply = typeof replyTo?.id === 'string' && typeof replyTo.name === 'string';
        return {
          text: value.text,
          replyTo: isReply ? replyTo : null,
          pictures: keptPicturesIn(pictures),
          key: key ?? null,
        };
      } catch {
        return EMPTY;
      }
    },
  };
}

/** The key under which these words are sent with their pictures. */
export function keyOfPost(
  { text, replyTo, key }: PostDraft,
  { verseId, pictures }: { verseId: string | null; pictures: readonly Pick<KeptPicture, 'id' | 'alt'>[] },
  newKey: () => string,
): { of: string; value: string } {
  const of = JSON.stringify([text, replyTo?.id, verseId, ...pictures.flatMap(({ id, alt }) => [id, alt])]);
  return key?.of === of ? key : { of, value: newKey() };
}
