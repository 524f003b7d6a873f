import type { ReactNode } from 'react';
import { MainContent } from '#ui/main-content.tsx';
import { useScrolledDown } from '#ui/use-scrolled-down.ts';
import { PlaceNavigation } from '../navigation/place-navigation.tsx';
import { TopBar } from './top-bar.tsx';

/**
 * A signed-in screen: the top bar, then the page in a column that a wide window does not stretch. A screen that belongs to a
 * tab of home keeps its navigation.
 */
export function AppLayout({ homeTab, children }: { homeTab: string | null; children: ReactNode }) {
  if (homeTab !== null) return <PlaceLayout homeTab={homeTab}>{children}</PlaceLayout>;
  return (
    <>
      <TopBar />
      <MainContent className="mx-auto w-full max-w-6xl px-4 pb-16 pt-4 sm:px-6 sm:pt-6">
        {children}
      </MainContent>
    </>
  );
}

/**
 * A signed-in screen that fills the window (`OneSky`): the bar stands on its sky, and in a wide window over its sheet too, with
 * room for all places. On a phone a screen that belongs to a tab of home keeps its navigation.
 */
export function SkyLayout({ homeTab, children }: { homeTab: string | null; children: ReactNode }) {
  return (
    <div className="relative">
      <TopBar isOnSky />
      <MainContent>{children}</MainContent>
      {homeTab !== null && <PlacesBelow homeTab={homeTab} />}
    </div>
  );
}

function PlacesBelow({ homeTab }: { homeTab: string }) {
  useScrolledDown();
  return (
    <div className="lg:hidden">
      <PlaceNavigation homeTab={homeTab} />
    </div>
  );
}

function PlaceLayout({ homeTab, children }: { homeTab: string; children: ReactNode }) {
  useScrolledDown();
  return (
    <>
      <TopBar leavesWhenScrolled />
      <div className="mx-auto max-w-7xl px-4 pt-4 pb-40 sm:px-6 sm:pt-6 lg:flex lg:items-start lg:gap-6 lg:pb-16">
        <MainContent className="w-full min-w-0 flex-1">{children}</MainContent>
        {/* Last in the page, since the text comes first; at the side of a wide window all the same. */}
        <div className="lg:order-first lg:[@media(min-height:40rem)]:sticky lg:top-22">
          <PlaceNavigation homeTab={homeTab} />
        </div>
      </div>
    </>
  );
}
