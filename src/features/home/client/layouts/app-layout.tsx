import type { ReactNode } from 'react';
import { MainContent } from '#ui/main-content.tsx';
import { TopBar } from './top-bar.tsx';

/** A signed-in screen: the top bar, then the page in a column that a wide window does not stretch. */
export function AppLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <TopBar />
      <MainContent className="mx-auto w-full max-w-6xl px-4 pb-16 pt-4 sm:px-6 sm:pt-6">
        {children}
      </MainContent>
    </>
  );
}
