import { type Sent, sentIn } from '#platform/client/create-once.ts';
import type { DraftForm } from '#platform/client/use-kept-draft.ts';
import { type KeptPicture, keptPicturesIn } from './kept-pictures.ts';

/** A topic that is being opened. */
export interface TopicDraft {
  title: string;
  text: string;
  pictures: readonly KeptPicture[];
  /** What of it was sent and not answered: however often it is sent, it is made once. */
  sent: Sent | null;
}

const EMPTY: TopicDraft = { title: '', text: '', pictures: [], sent: null };

/** How it is kept, for each group apart. */
export function topicForm(groupId: string): DraftForm<TopicDraft> {
  return {
    name: `topic-${groupId}`,
    empty: EMPTY,
    serialize: (draft) =>
      draft.title + draft.text === '' && draft.pictures.length === 0 ? '' : JSON.stringify(draft),
    parse(text) {
      try {
        const value = JSON.parse(text ?? 'null') as Partial<TopicDraft> | null;
        if (typeof value?.title !== 'string' || typeof value.text !== 'string') return EMPTY;
        return {
          title: value.title,
          text: value.text,
          pictures: keptPicturesIn(value.pictures),
          sent: sentIn(value.sent),
        };
      } catch {
        return EMPTY;
      }
    },
  };
}
