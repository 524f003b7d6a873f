import type { QueryClient } from '@tanstack/react-query';
import { Router as Location } from 'wouter';
import { Providers } from './providers.tsx';
import { Router } from './router.tsx';

/** The whole app, where the window is; on the server, which has none, `at` the path and query that it is rendered for. */
export function App({ queryClient, at }: { queryClient: QueryClient; at?: string }) {
  const [ssrPath = '', ssrSearch = ''] = at?.split('?') ?? [];
  return (
    <Location {...(at !== undefined && { ssrPath, ssrSearch })}>
      <Providers queryClient={queryClient}>
        <Router />
      </Providers>
    </Location>
  );
}
