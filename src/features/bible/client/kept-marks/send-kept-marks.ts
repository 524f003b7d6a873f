import type { QueryClient } from '@tanstack/react-query';
import { isSecretNow } from '#features/people/client/for-other-features.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import { toast } from '#ui/toast-store.ts';
import { markChapterRead } from '../../bible.contract.ts';
import { chapterName } from '../../books.rules.ts';
import { chapterMarkedRead } from '../chapter-marks.ts';
import { forgetMark, keptMarks } from './kept-marks.ts';

/** What no later try mends; whoever is not signed in any more, or not allowed for a while, is asked again. */
const HOPELESS = [400, 404];

/**
 * Notes what was marked as read without a connection, one after the other, for the day on which it was read.
 * @returns false when there is still no connection, or the server asks for patience
 */
export async function sendKeptMarks(queryClient: QueryClient, userId: string): Promise<boolean> {
  const noted: string[] = [];
  let earned = 0;
  let isAll = true;
  for (const mark of keptMarks.of(userId)) {
    const { bookId, chapter, readAt } = mark;
    const name = chapterName(bookId, chapter);
    try {
      const input = { params: { bookId, chapter: String(chapter) }, body: { readAt } };
      const { xpEarned } = await callAndChange(queryClient, markChapterRead, chapterMarkedRead, input, {
        from: userId,
      });
      noted.push(name);
      earned += xpEarned;
    } catch (error) {
      isAll = error instanceof ApiError && HOPELESS.includes(error.status);
      if (!isAll) break;
      toast({ title: 'Not Marked', description: `${name} could not be marked.`, variant: 'destructive' });
    }
    forgetMark(userId, mark);
  }
  if (noted.length > 0) {
    toast({
      title: noted.length === 1 ? 'Chapter Read' : 'Chapters Read',
      description: notedText(noted, isSecretNow(queryClient) ? 0 : earned),
    });
  }
  return isAll;
}

/** 'John 3 and John 4 are marked in your Bible. You earned 10 XP.' */
export function notedText(names: readonly string[], earned: number): string {
  const named = [...new Set(names)];
  const which = named.length > 3 ? `${named.length} chapters` : new Intl.ListFormat('en').format(named);
  const marked = `${which} ${named.length === 1 ? 'is' : 'are'} marked in your Bible.`;
  return earned > 0 ? `${marked} You earned ${earned} XP.` : marked;
}
