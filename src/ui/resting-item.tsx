import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * How high each was when it was last shown, in pixels, for as long as the tab lives: whoever goes back to its list finds it where it was. By
 * ids that no two lists share.
 */
const heights = new Map<string, number>();

/**
 * A `<li>` of a list that grows by pages: far from the window it is neither laid out nor painted, so that typing and scrolling beside
 * hundreds of them stay light.
 * @param id of what it shows, the same whenever it is shown
 */
export function RestingItem({ id, children }: { id: string; children: ReactNode }) {
  const item = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const shown = item.current;
    return () => {
      if (shown === null) return;
      // Without the line below it.
      heights.set(id, shown.getBoundingClientRect().height - (shown.offsetHeight - shown.clientHeight));
    };
  }, [id]);
  const height = heights.get(id);
  return (
    <li
      ref={item}
      className="rests-unseen"
      style={height === undefined ? undefined : { containIntrinsicBlockSize: `auto ${height}px` }}
    >
      {children}
    </li>
  );
}
