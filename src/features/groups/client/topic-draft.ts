import type { Sent } from '#platform/client/create-once.ts';
import { draftForm, sentIn } from '#platform/client/draft-form.ts';
import { textIn } from '#platform/client/kept-values.ts';
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
  return draftForm({
    name: `topic-${groupId}`,
    empty: EMPTY,
    fields: { title: textIn, text: textIn, pictures: keptPicturesIn, sent: sentIn },
  });
}
