import { useQuery } from '@tanstack/react-query';
import type { GroupThread } from '../talk.contract.ts';
import { BEGINNING } from '../talk.rules.ts';
import { threadQuery } from './talk-queries.ts';

/**
 * Where a thread is read from by who wants to see one of its posts, or by anybody. Undefined until that is known: only of a long
 * thread is it asked for.
 */
export function useBeginning(
  thread: Pick<GroupThread, 'id' | 'posts' | 'beginAt'> | undefined,
  postId: string | null,
): string | null | undefined {
  const { id, posts, beginAt } = thread ?? { id: '', posts: 0, beginAt: undefined };
  const isAsked = postId !== null && posts > BEGINNING.readWhole;
  const { data, isError } = useQuery({ ...threadQuery(id, postId), enabled: isAsked });
  if (!isAsked) return beginAt;
  // Null is its beginning, for one of its first posts.
  if (data !== undefined) return data.beginAt;
  return isError ? beginAt : undefined;
}
