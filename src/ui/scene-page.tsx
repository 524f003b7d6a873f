import type { ReactNode } from 'react';
import { MainContent } from './main-content.tsx';
import { MorningScene } from './morning-scene.tsx';

/** The frame of the screens on which somebody comes in: the drawn scene above (on a phone) or beside, and one column. */
export function ScenePage({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-dvh bg-ground lg:grid lg:grid-cols-[minmax(0,1.15fr)_minmax(28rem,1fr)]">
      <MorningScene />
      <MainContent className="relative mx-auto -mt-8 w-full max-w-lg px-3 pb-10 sm:px-4 lg:mt-0 lg:grid lg:max-w-xl lg:content-center lg:px-12 lg:py-10">
        <div className="rounded-card border border-line bg-surface p-5 shadow-soft sm:p-8 lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none">
          {children}
        </div>
      </MainContent>
    </div>
  );
}
