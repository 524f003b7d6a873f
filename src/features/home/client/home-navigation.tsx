import { type KeyboardEvent, useRef } from 'react';
import type { HomeTab } from '#contract/define-screen.ts';
import { useAppShape } from '#platform/client/client-feature.ts';
import { pageOf } from '#platform/client/loadable-page.ts';
import { cn } from '#ui/class-names.ts';
import { ReadyDot } from '#ui/ready-dot.tsx';
import { useNavigationTabs } from './home-tabs.ts';
import { bottomBarClasses, placeClasses } from './navigation/navigation-look.ts';

export const homePanelId = 'home-panel';

export function tabElementId(id: string): string {
  return `home-tab-${id}`;
}

/**
 * The eight tabs: two rows of four under the thumb of a phone, icons alone where four names have no room beside each other; one
 * column at the side of a wide window.
 */
export function HomeNavigation({
  current,
  onChoose,
}: {
  current: HomeTab;
  onChoose: (tab: HomeTab) => void;
}) {
  const navigationTabs = useNavigationTabs();
  const ready = useAppShape().useReady();
  const listRef = useRef<HTMLDivElement>(null);
  const inNavigation = navigationTabs.some(({ id }) => id === current.id);

  function onKeyDown(event: KeyboardEvent) {
    const tabs = [...(listRef.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const from = tabs.indexOf(event.target as HTMLElement);
    const to =
      from < 0 || event.ctrlKey || event.metaKey || event.altKey ? null : moved(tabs, from, event.key);
    const next = navigationTabs[to ?? -1];
    if (to === null || next === undefined) return;
    event.preventDefault();
    tabs[to]?.focus();
    onChoose(next);
  }

  return (
    <nav
      aria-label="Home"
      data-tab-dock
      className={cn(bottomBarClasses, 'max-lg:@container lg:static lg:card-surface lg:p-2.5')}
    >
      <div
        ref={listRef}
        role="tablist"
        aria-label="Your home"
        onKeyDown={onKeyDown}
        className="mx-auto grid max-w-2xl grid-cols-4 gap-1 low:grid-cols-8 low:gap-0 lg:max-w-none lg:grid-cols-1"
      >
        {navigationTabs.map((tab, index) => {
          const { id, label, icon: TabIcon } = tab;
          const selected = id === current.id;
          const waiting = ready[id] ?? 0;
          return (
            <button
              key={id}
              type="button"
              role="tab"
              id={tabElementId(id)}
              data-tutorial={id}
              aria-label={waiting > 0 ? `${label}, ${waiting} ready` : undefined}
              aria-selected={selected}
              aria-controls={homePanelId}
              tabIndex={selected || (!inNavigation && index === 0) ? 0 : -1}
              onClick={() => onChoose(tab)}
              onPointerEnter={() =>
                pageOf(tab)
                  .preload()
                  .catch(() => undefined)
              }
              className={placeClasses(
                selected,
                'low:min-h-11 max-lg:@max-[17.6rem]:min-h-11 lg:min-h-12 lg:flex-row lg:justify-start lg:gap-3 lg:px-3.5 lg:text-base',
              )}
            >
              <span className="relative">
                <TabIcon size={24} weight={selected ? 'fill' : 'regular'} aria-hidden />
                {waiting > 0 && <ReadyDot className="absolute -top-0.5 -right-1.5" />}
              </span>
              <span className="low:sr-only max-lg:@max-[17.6rem]:sr-only">{label}</span>
            </button>
          );
        })}
      </div>
    </nav>
  );
}

/** Where a key leads from the tab at `from`: sideways one by one, up and down by rows as they are laid out now. */
function moved(tabs: readonly HTMLElement[], from: number, key: string): number | null {
  const rowLength = tabs.filter((tab) => tab.offsetTop === tabs[0]?.offsetTop).length;
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -rowLength,
    ArrowDown: rowLength,
    Home: -from,
    End: tabs.length - 1 - from,
  };
  const step = steps[key];
  return step === undefined ? null : (from + step + tabs.length) % tabs.length;
}
