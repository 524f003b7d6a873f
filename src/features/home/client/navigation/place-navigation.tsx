import { Suspense } from 'react';
import { Link } from 'wouter';
import { ErrorBoundary } from '#platform/client/error-boundary.tsx';
import { cn } from '#ui/class-names.ts';
import { pathOfTab, useNavigationTabs } from '../home-tabs.ts';
import { bottomBarClasses, placeClasses } from './navigation-look.ts';

/**
 * The eight places of home as links, on a screen that belongs to one of them: at the bottom of a phone, at the side of a
 * wide window. While a phone's reader scrolls down it is one row of icons, or two where one has no room (src/ui/dock.css). Without it
 * the screen is whole, so that it is left out when its icons do not come.
 */
export function PlaceNavigation({ homeTab }: { homeTab: string }) {
  return (
    <ErrorBoundary resetKey={homeTab} instead={null}>
      <nav
        aria-label="Home"
        data-dock
        className={cn(
          bottomBarClasses,
          // So that eight icons are as wide as a finger on a phone of 360 px.
          '@container max-[376px]:px-0.5',
          'lg:static lg:w-[max(6rem,96px)] lg:card-surface lg:p-1.5',
        )}
      >
        <Suspense fallback={<div className="h-11" />}>
          <Places homeTab={homeTab} />
        </Suspense>
      </nav>
    </ErrorBoundary>
  );
}

function Places({ homeTab }: { homeTab: string }) {
  return (
    <ul className="mx-auto grid max-w-2xl grid-cols-4 gap-1 compact:grid-cols-(--dock-columns) compact:gap-0 max-lg:@max-[17.6rem]:grid-cols-(--dock-columns) max-lg:@max-[17.6rem]:gap-0 lg:grid-cols-1">
      {useNavigationTabs().map((tab) => {
        const { id, label, icon: TabIcon } = tab;
        const selected = id === homeTab;
        return (
          <li key={id}>
            <Link
              href={pathOfTab(tab)}
              data-tooltip={label}
              aria-current={selected ? 'true' : undefined}
              className={placeClasses(selected, 'compact:min-h-11 max-lg:@max-[17.6rem]:min-h-11')}
            >
              <TabIcon size={24} weight={selected ? 'fill' : 'regular'} aria-hidden />
              <span className="compact:sr-only max-lg:@max-[17.6rem]:sr-only">{label}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
