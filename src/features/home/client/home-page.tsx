import { Suspense, useReducer } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { HomeTab } from '#contract/define-screen.ts';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import type { User } from '#features/people/people.contract.ts';
import { ComingUp, TodayCard } from '#features/today/client/for-other-features.ts';
import { LazyTutorial, useTutorial } from '#features/tutorial/client/for-other-features.ts';
import { ErrorBoundary } from '#platform/client/error-boundary.tsx';
import { pageOf } from '#platform/client/loadable-page.ts';
import { cn } from '#ui/class-names.ts';
import { LampMark } from '#ui/lamp-mark.tsx';
import { MainContent } from '#ui/main-content.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { HomeHeader } from './home-header.tsx';
import { HomeNavigation, homePanelId, tabElementId } from './home-navigation.tsx';
import { pathOfTab, titleOfTab, useTabAt } from './home-tabs.ts';

/**
 * '/' for a signed-in user: the gamification screen (docs/product.md, Home). The tab is kept in the address, so that
 * going back goes to the tab before.
 */
export function HomePage() {
  const { user } = useCurrentUser();
  return user === null ? null : <HomeOf key={user.id} user={user} />;
}

function HomeOf({ user }: { user: User }) {
  const tutorial = useTutorial(user.id);
  const tab = useTabAt(useSearch());
  const [, navigate] = useLocation();
  const [attempt, tryAgain] = useReducer((attempts: number) => attempts + 1, 0);
  usePageTitle(titleOfTab(tab));
  const View = pageOf(tab).component();
  const named =
    tab.order !== null ? { 'aria-labelledby': tabElementId(tab.id) } : { 'aria-label': tab.label };

  function choose(chosen: HomeTab) {
    if (chosen.id === tab.id) return;
    navigate(pathOfTab(chosen));
    window.scrollTo(0, 0);
  }

  return (
    <div
      data-leaves
      className="mx-auto max-w-7xl px-3 pt-3 pb-40 sm:px-6 sm:pt-6 lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] xl:max-w-[88rem] xl:grid-cols-[17rem_minmax(0,1fr)] lg:items-start lg:gap-6 lg:pb-10"
    >
      <div className="mx-auto flex max-w-2xl flex-col gap-4 lg:mx-0 lg:[@media(min-height:48rem)]:sticky lg:[@media(min-height:48rem)]:top-6">
        <header className="flex flex-col gap-4">
          <p className="hidden items-center gap-2.5 px-5 py-3 font-heading text-2xl lg:card-surface lg:flex">
            <LampMark className="size-9" />
            Lampstand
          </p>
          <HomeHeader user={user} onHelp={tutorial.open} />
        </header>
        <HomeNavigation current={tab} onChoose={choose} />
      </div>
      <MainContent className="mx-auto mt-3 grid w-full max-w-2xl gap-4 sm:mt-4 lg:mt-0 lg:max-w-none xl:grid-cols-[minmax(0,1fr)_23rem] xl:grid-rows-[auto_1fr] xl:items-start xl:gap-x-6">
        <TodayCard user={user} className={cn('xl:col-start-2', tab.isDefault !== true && 'max-xl:hidden')} />
        <div
          role="tabpanel"
          id={homePanelId}
          className="rounded-card xl:col-start-1 xl:row-span-2 xl:row-start-1"
          {...named}
        >
          <ErrorBoundary resetKey={`${tab.id} ${attempt}`} instead={<NotLoaded onRetry={tryAgain} />}>
            <Suspense key={tab.id} fallback={<Skeleton className="h-96" />}>
              <View />
            </Suspense>
          </ErrorBoundary>
        </div>
        <div className={cn('xl:col-start-2', tab.isDefault !== true && 'max-xl:hidden')}>
          <ComingUp />
        </div>
      </MainContent>
      {tutorial.isOpen && <LazyTutorial onEnd={tutorial.close} />}
    </div>
  );
}
