import type { ReactNode } from 'react';
import { MainContent } from './main-content.tsx';
import { MorningScene } from './morning-scene.tsx';

/** The frame of the screens on which somebody comes in: the drawn scene above (on a phone, with a sheet below it) or beside, and one column. */
export function ScenePage({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-ground lg:grid lg:grid-cols-[minmax(0,1.15fr)_minmax(28rem,1fr)]">
      <MorningScene />
      <MainContent className="relative -mt-7 grow px-5 pt-7 pb-10 max-lg:sheet sm:px-8 sm:pt-10 lg:mx-auto lg:mt-0 lg:grid lg:w-full lg:max-w-xl lg:content-center lg:px-12 lg:py-10">
        <div className="mx-auto w-full max-w-lg">{children}</div>
      </MainContent>
    </div>
  );
}
