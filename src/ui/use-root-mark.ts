import { useLayoutEffect } from 'react';

type Mark = `data-${string}`;

/**
 * While the element with these properties is shown, `<html>` has the attribute `mark`, for rules of style about what stands
 * elsewhere. A page that the server rendered has it before the scripts run (`marksOfRoot`).
 */
export function useRootMark(mark: Mark): { 'data-root-mark': Mark } {
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.setAttribute(mark, '');
    return () => page.removeAttribute(mark);
  }, [mark]);
  return { 'data-root-mark': mark };
}

/** The marks that rendered markup sets on `<html>`. */
export function marksOfRoot(markup: string): string[] {
  return [...markup.matchAll(/ data-root-mark="(data-[a-z-]+)"/g)].map(([, mark]) => mark!);
}
