import { Suspense } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { signInPath } from '#contract/next-path.ts';
import { CurrentUserMoments } from '#features/people/client/components/current-user-moments.tsx';
import { useCurrentUser } from '#features/people/client/use-current-user.ts';
import { ChosenBackground } from '#features/wardrobe/client/for-other-features.ts';
import { ErrorBoundary } from '#platform/client/error-boundary.tsx';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { SkipLink } from '#ui/main-content.tsx';
import { useRouteTitle } from '#ui/use-page-title.ts';
import { ArrivalFocus } from './arrival-focus.tsx';
import { AppLayout } from './layouts/app-layout.tsx';
import { NotFoundPage } from './layouts/not-found-page.tsx';
import { UnreachablePage } from './layouts/unreachable-page.tsx';
import type { Page } from './page.ts';
import { type AppRoute, home, landing, routes } from './routes.ts';
import { useControlsReleased } from './waiting-controls.ts';

/** The screen for the current path (specification, section 2). */
export function Router() {
  const [path] = useLocation();
  return (
    <>
      <SkipLink />
      <ChosenBackground />
      <ErrorBoundary resetKey={path}>
        <Switch>
          <Route path="/">
            <Home />
          </Route>
          {routes.map((route) => (
            <Route key={route.path} path={route.path}>
              <Screen route={route} />
            </Route>
          ))}
          <Route>
            <NotFoundPage />
          </Route>
        </Switch>
      </ErrorBoundary>
      <CurrentUserMoments />
    </>
  );
}

/** '/': the landing for a visitor, the home screen for a user. The server already left out the landing for a user. */
function Home() {
  const { status } = useCurrentUser();
  useRouteTitle('');
  if (status === 'loading') return <LoadingScreen label="Loading Lampstand" />;
  if (status === 'unreachable') return <UnreachablePage />;
  return <PageView page={status === 'signed-in' ? home : landing} />;
}

function Screen({ route }: { route: AppRoute }) {
  const { status } = useCurrentUser();
  const [path] = useLocation();
  const search = useSearch();
  useRouteTitle(route.title);
  if (route.access === 'signed-in') {
    if (status === 'loading') return <LoadingScreen />;
    if (status === 'unreachable') return <UnreachablePage />;
    if (status === 'anonymous')
      return <Redirect to={signInPath(search === '' ? path : `${path}?${search}`)} replace />;
  }
  const view = <PageView page={route.page} />;
  return route.layout === 'app' ? <AppLayout>{view}</AppLayout> : view;
}

function PageView({ page }: { page: Page }) {
  const View = page.component();
  return (
    <Suspense fallback={<LoadingScreen />}>
      <View />
      <TakenOver />
      <ArrivalFocus />
    </Suspense>
  );
}

function TakenOver() {
  useControlsReleased();
  return null;
}
