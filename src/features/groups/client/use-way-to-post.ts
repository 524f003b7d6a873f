import { useEffect, useEffectEvent, useState } from 'react';
import { announce } from '#ui/announce.ts';
import { NOT_COME } from '#ui/more-pages.tsx';
import { nextPage } from '#ui/one-page-more.ts';
import type { GroupPost } from '../posts.contract.ts';
import { postsInOrder } from './post-lists.ts';

interface Loaded {
  data: { pages: readonly { items: readonly GroupPost[] }[] } | undefined;
  hasNextPage: boolean;
  isError: boolean;
}

/** The posts of a talk as they are loaded, page by page. */
export interface PostPages extends Loaded {
  fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<Loaded>;
}

/** Which post is led to, of those that are loaded, in their order; null as long as more have to be loaded for that. */
type Goal = (posts: readonly GroupPost[], isWhole: boolean) => string | null;

/** What is done there, before anything is scrolled; `posts` are all that stand in the page now. */
type Arrive = (postId: string, posts: readonly GroupPost[]) => void;

interface Way {
  goal: Goal;
  arrive: Arrive;
}

/**
 * Leads to a post of a talk once it stands in the page. What lies before it is loaded first, since the list has no gaps; nothing is
 * scrolled meanwhile.
 * @param latest what is kept of them at this moment: what was sent is there a turn before it is in the query's `data`
 */
export function useWayToPost(query: PostPages, latest: () => Loaded['data']) {
  const [way, setWay] = useState<Way | null>(null);
  // What was loaded is in the page one turn later than the call that loads it knows.
  const arrived = way && reached(way.goal, query);
  const arrive = useEffectEvent((postId: string) => way?.arrive(postId, postsOf(query)));
  useEffect(() => {
    if (arrived === null) return;
    arrive(arrived);
    setWay(null);
  }, [arrived]);
  /** Says whether the goal is there, or on its way into the page: not where the rest did not come, or has no such post. */
  async function go(goal: Goal, arrive: Arrive): Promise<boolean> {
    const mine = { goal, arrive };
    setWay(mine);
    const { hasNextPage, isError } = query;
    let loaded: Loaded = { data: latest() ?? query.data, hasNextPage, isError };
    let isLost = false;
    while (reached(goal, loaded) === null && isMore(loaded) && !isLost) {
      loaded = await nextPage(loaded, query.fetchNextPage);
      isLost = loaded.isError;
    }
    if (isLost) announce(NOT_COME);
    const isFound = reached(goal, loaded) !== null;
    if (!isFound) setWay((now) => (now === mine ? null : now));
    return isFound;
  }
  return { isGoing: way !== null, go };
}

function isMore({ data, hasNextPage }: Loaded): boolean {
  return data === undefined || hasNextPage;
}

function reached(goal: Goal, loaded: Loaded): string | null {
  return goal(postsOf(loaded), !isMore(loaded));
}

function postsOf({ data }: Loaded): GroupPost[] {
  return postsInOrder(data?.pages.flatMap(({ items }) => items) ?? []);
}
