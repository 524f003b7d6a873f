import { Suspense, useLayoutEffect } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import type { Screen } from '#contract/define-screen.ts';
import { signInPath } from '#contract/next-path.ts';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { isBanned } from '#features/people/people.rules.ts';
import { ArrivalFocus } from '#platform/client/arrival-focus.tsx';
import type { Frame } from '#platform/client/client-feature.ts';
import { ErrorBoundary } from '#platform/client/error-boundary.tsx';
import { pageOf } from '#platform/client/loadable-page.ts';
import { letReadsGo } from '#platform/client/reads-on-hold.ts';
import { serverNow } from '#platform/client/server-time.ts';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { SkipLink } from '#ui/main-content.tsx';
import { useRouteTitle } from '#ui/use-page-title.ts';
import type { ComposedApp } from './compose-client.ts';
import { useControlsReleased } from './waiting-controls.ts';

/** The screen for the current path (docs/product.md, Screens). */
export function Router({ composed }: { composed: ComposedApp }) {
  const [path] = useLocation();
  const { features, table, frame } = composed;
  const paths = [...new Set(table.screens.map((screen) => screen.path))];
  return (
    <>
      <SkipLink />
      {features.map(({ name, Behind }) => Behind && <Behind key={name} />)}
      <ErrorBoundary resetKey={path}>
        <Switch>
          {paths.map((pattern) => (
            <Route key={pattern} path={pattern}>
              <ScreenAt screens={table.screens.filter((screen) => screen.path === pattern)} frame={frame} />
            </Route>
          ))}
          <Route>
            <Suspense fallback={<LoadingScreen />}>
              <frame.NotFound />
            </Suspense>
          </Route>
        </Switch>
      </ErrorBoundary>
      {features.map(({ name, Beside }) => Beside && <Beside key={name} />)}
    </>
  );
}

/** A path may have one screen for visitors and one for signed-in people: this finds the right one. */
function ScreenAt({ screens, frame }: { screens: readonly Screen[]; frame: Frame }) {
  const { status, user } = useCurrentUser();
  const who = status === 'signed-in' ? 'signed-in' : 'visitor';
  const [path] = useLocation();
  const search = useSearch();
  const hash = useLocationProperty(hashNow, () => '');
  const screen =
    screens.find(({ access }) => access === 'anyone' || access === who) ?? (screens[0] as Screen);
  useRouteTitle(screen.title);
  useLayoutEffect(() => {
    // What only a signed-in person may read is asked for by nothing that is still in the page.
    if (who === 'visitor') letReadsGo();
  }, [who]);
  if (screens.some(({ access }) => access !== 'anyone')) {
    if (status === 'loading') return <LoadingScreen />;
    if (status === 'unreachable') return <frame.Unreachable />;
  }
  if (screen.access === 'signed-in' && who === 'visitor')
    return <Redirect to={signInPath(`${path}${search === '' ? '' : `?${search}`}${hash}`)} replace />;
  if (screen.access === 'signed-in' && user !== null && !screen.bannedToo && isBanned(user, serverNow()))
    return <frame.Banned />;
  const view = <PageView screen={screen} />;
  if (screen.layout === 'bare') return view;
  const Layout = screen.layout === 'sky' ? frame.SkyLayout : frame.AppLayout;
  return <Layout homeTab={screen.homeTab ?? null}>{view}</Layout>;
}

const hashNow = () => window.location.hash;

function PageView({ screen }: { screen: Screen }) {
  const View = pageOf(screen).component();
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
