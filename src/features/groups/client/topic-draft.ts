import type { DraftForm } from '#platform/client/use-kept-draft.ts';
import { type KeptPicture, keptPicturesIn } from './kept-pictures.ts';

/** A topic that is being opened. */
export interface TopicDraft {
  title: string;
  text: string;
  pictures: readonly KeptPicture[];
  /** One key for as long as the words stay the same: sent again, it is opened once. */
  key: { of: string; value: string } | null;
}

const EMPTY: TopicDraft = { title: '', text: '', pictures: [], key: null };

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
          key: value.key ?? null,
        };
      } catch {
        return EMPTY;
      }
    },
  };
}

/** The key under which these words are sent with their pictures. */
export function keyOfTopic(
  { title, text, key }: TopicDraft,
  pictures: readonly Pick<KeptPicture, 'id' | 'alt'>[],
  newKey: () => string,
): { of: string; value: string } {
  const of = JSON.stringify([title, text, ...pictures.flatMap(({ id, alt }) => [id, alt])]);
  return key?.of === of ? key : { of, value: newKey() };
}
