import type { ReactNode } from 'react';
import { cn } from '#ui/class-names.ts';
import { MainContent } from '#ui/main-content.tsx';
import { useScrolledDown } from '#ui/use-scrolled-down.ts';
import { PlaceNavigation } from '../navigation/place-navigation.tsx';
import { TopBar } from './top-bar.tsx';

/** A phone's sheet reaches the end of the window (src/ui/sheet-page.tsx). */
const column = 'mx-auto flex w-full flex-col max-lg:min-h-[calc(100dvh-65px)] print:block';

/**
 * A signed-in screen: the top bar, then the page in a column that a wide window does not stretch. A screen that belongs to a
 * tab of home keeps its navigation.
 */
export function AppLayout({ homeTab, children }: { homeTab: string | null; children: ReactNode }) {
  if (homeTab !== null) return <PlaceLayout homeTab={homeTab}>{children}</PlaceLayout>;
  return (
    <>
      <TopBar />
      <MainContent className={cn(column, 'max-w-6xl lg:px-6 lg:pt-6')}>{children}</MainContent>
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
      <div className="mx-auto max-w-7xl lg:flex lg:items-start lg:gap-6 lg:px-6 lg:pt-6">
        <MainContent className={cn(column, 'min-w-0 flex-1')}>{children}</MainContent>
        {/* Last in the page, since the text comes first; at the side of a wide window all the same. */}
        <div className="lg:order-first lg:[@media(min-height:40rem)]:sticky lg:top-22">
          <PlaceNavigation homeTab={homeTab} />
        </div>
      </div>
    </>
  );
}
