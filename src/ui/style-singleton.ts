import { useEffect } from 'react';

/**
 * Stands in for the package `react-style-singleton` (see scripts/vite/style-sheets-without-tags.ts): rules that are present
 * while at least one component that wants them is mounted, kept in a constructed style sheet.
 */
export function styleSingleton() {
  const sheet = stylesheetSingleton();
  return function Sheet({ styles, dynamic = false }: { styles: string; dynamic?: boolean }): null {
    const key = dynamic ? styles : '';
    // biome-ignore lint/correctness/useExhaustiveDependencies: a static sheet keeps its first rules, as the original does.
    useEffect(() => {
      sheet.add(styles);
      return () => sheet.remove();
    }, [key]);
    return null;
  };
}

export function stylesheetSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;
  return {
    add(css: string) {
      users += 1;
      if (users > 1) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    },
    remove() {
      users -= 1;
      if (users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      sheet = null;
    },
  };
}
