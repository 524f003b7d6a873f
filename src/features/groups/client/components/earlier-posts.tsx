import { ArrowUpIcon } from '@phosphor-icons/react/dist/ssr/ArrowUp';
import { Component, type RefObject } from 'react';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { NOT_COME } from '#ui/more-pages.tsx';
import { previousPage, type WithPreviousPage } from '#ui/one-page-more.ts';

/** Loads what was said before a long talk begins. What is read stays where it is in the window. */
export function EarlierPosts({
  query,
  list,
}: {
  query: WithPreviousPage & {
    isFetchingPreviousPage: boolean;
    isFetchPreviousPageError: boolean;
    fetchPreviousPage: (options: { cancelRefetch: boolean }) => Promise<WithPreviousPage>;
  };
  list: RefObject<HTMLElement | null>;
}) {
  if (!query.hasPreviousPage) return null;
  async function show() {
    const loaded = await previousPage(query, query.fetchPreviousPage);
    announce(loaded.isError ? NOT_COME : 'Earlier posts are shown');
    // The button goes with the last of them, and would take the keyboard's place in the page along.
    if (!loaded.hasPreviousPage) list.current?.focus({ preventScroll: true });
  }
  return (
    <div className="flex flex-col items-center gap-2 pt-4">
      {query.isFetchPreviousPageError && <p className="text-sm text-ink-soft">{NOT_COME}</p>}
      <Button
        variant="soft"
        pending={query.isFetchingPreviousPage}
        icon={<ArrowUpIcon size={18} aria-hidden />}
        onClick={() => void show()}
      >
        Earlier posts
      </Button>
    </div>
  );
}

interface Props {
  /** The first post of the list, or nothing while it is empty. */
  firstId: string | undefined;
}

/**
 * Keeps the post that was the first where it is when others come above it. A class, because only classes are asked before React changes
 * the page.
 */
export class KeptPost extends Component<Props> {
  override getSnapshotBeforeUpdate({ firstId: before }: Readonly<Props>): number | null {
    return before === this.props.firstId ? null : topOf(before);
  }

  override componentDidUpdate({ firstId: before }: Readonly<Props>, _: unknown, top: number | null): void {
    const now = top === null ? null : topOf(before);
    if (top !== null && now !== null) window.scrollBy({ top: now - top, behavior: 'instant' });
  }

  override render() {
    return null;
  }
}

function topOf(postId: string | undefined): number | null {
  return document.getElementById(`post-${postId}`)?.getBoundingClientRect().top ?? null;
}
