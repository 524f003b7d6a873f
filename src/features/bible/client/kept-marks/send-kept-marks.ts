import type { QueryClient } from '@tanstack/react-query';
import { isSecretNow } from '#features/people/client/for-other-features.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import { toast } from '#ui/toast-store.ts';
import { markChapterRead } from '../../bible.contract.ts';
import { chapterName } from '../../books.rules.ts';
import { chapterMarkedRead } from '../chapter-marks.ts';
import { forgetMark, isKept, keptMarks } from './kept-marks.ts';

/**
 * Whether no later try mends it; whoever is not signed in any more, or not allowed for a while, is asked again. An answer without a code
 * is not the server's own, but that of a proxy which does not find it.
 */
const isHopeless = (error: unknown) =>
  error instanceof ApiError && [400, 404].includes(error.status) && error.code !== undefined;

/**
 * Notes what was marked as read without a connection, one after the other, for the day on which it was read.
 * @returns false when there is still no connection, or the server asks for patience
 */
export async function sendKeptMarks(queryClient: QueryClient, userId: string): Promise<boolean> {
  const noted: string[] = [];
  let earned = 0;
  let isAll = true;
  // Those of several tabs may have been joined.
  const inOrder = keptMarks.of(userId).toSorted((one, other) => one.readAt - other.readAt);
  for (const mark of inOrder) {
    if (!isKept(userId, mark)) continue;
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
      isAll = isHopeless(error);
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
