import type { QueryClient } from '@tanstack/react-query';
import { Router as Location } from 'wouter';
import { navigateByLink } from '#platform/client/arrival-focus.tsx';
import { AppShapeContext } from '#platform/client/client-feature.ts';
import type { ComposedApp } from './compose-client.ts';
import { Providers } from './providers.tsx';
import { Router } from './router.tsx';

/**
 * The whole app. In a browser it shows the address of the window; a server has no window, so there `at` gives the
 * path and query to render.
 */
export function App({
  composed,
  queryClient,
  at,
}: {
  composed: ComposedApp;
  queryClient: QueryClient;
  at?: string;
}) {
  const [ssrPath = '', ssrSearch = ''] = at?.split('?') ?? [];
  return (
    <Location aroundNav={navigateByLink} {...(at !== undefined && { ssrPath, ssrSearch })}>
      <AppShapeContext value={composed}>
        <Providers queryClient={queryClient}>
          <Router composed={composed} />
        </Providers>
      </AppShapeContext>
    </Location>
  );
}
