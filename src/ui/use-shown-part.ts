import { useState } from 'react';

const STEP = 50;

/**
 * A list that is here as a whole, shown page by page: the part that is rendered, and what `MorePages` asks for. Rendering thousands of
 * rows takes a phone many seconds.
 */
export function useShownPart<T>(list: readonly T[]) {
  const [shown, setShown] = useState(STEP);
  return {
    part: list.slice(0, shown),
    pages: {
      hasNextPage: shown < list.length,
      isFetchingNextPage: false,
      isFetchNextPageError: false,
      fetchNextPage: async () => {
        setShown((before) => before + STEP);
        return { isError: false };
      },
    },
  };
}
