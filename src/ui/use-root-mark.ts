import { useLayoutEffect } from 'react';

/** While this is mounted, `<html>` has the attribute `mark`, for rules of style about what stands elsewhere. */
export function useRootMark(mark: `data-${string}`): void {
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.setAttribute(mark, '');
    return () => page.removeAttribute(mark);
  }, [mark]);
}
