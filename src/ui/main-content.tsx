import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

export const mainContentId = 'main';

/**
 * The page's `<main>`, where the skip link leads and which gets the focus after a change of page. Each screen has
 * one.
 */
export function MainContent({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <main id={mainContentId} tabIndex={-1} className={cn('outline-none', className)}>
      {children}
    </main>
  );
}

/** The first thing that Tab reaches. */
export function SkipLink() {
  return (
    <a
      href={`#${mainContentId}`}
      className="sr-only z-50 rounded-control bg-primary px-4 py-3 font-semibold text-on-primary focus:not-sr-only focus:fixed focus:left-3 focus:top-3"
    >
      Skip to content
    </a>
  );
}
