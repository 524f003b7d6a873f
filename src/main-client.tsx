import '#ui/theme.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { preloadOnIntent, preloadPath } from '#app/preload-on-intent.ts';
import { Providers } from '#app/providers.tsx';
import { Router } from '#app/router.tsx';
import { followCurrentUser } from '#features/accounts/client/follow-current-user.ts';
import { leaveWithOtherTabs, sessionLost } from '#features/accounts/client/session.ts';
import { currentUserKey, currentUserQuery } from '#features/accounts/client/use-current-user.ts';
import { eraseKeptUploads } from '#features/uploads/client/kept-uploads.ts';
import { atSignOut } from '#platform/client/at-sign-out.ts';
import { eraseDrafts } from '#platform/client/local-drafts.ts';
import { createQueryClient } from '#platform/client/query-client.ts';
import { themeFromCookies } from '#ui/theme-preference.ts';
import { applyTheme } from '#ui/use-theme.ts';

const queryClient = createQueryClient(() => sessionLost(queryClient));
followCurrentUser(queryClient);
leaveWithOtherTabs(queryClient);
atSignOut(eraseDrafts);
atSignOut(eraseKeptUploads);

// The server marks a page that it sent to a visitor without a session cookie: asking who that is would only fail.
if (document.documentElement.dataset.session === 'none') queryClient.setQueryData(currentUserKey, null);
else void queryClient.prefetchQuery(currentUserQuery);

applyTheme(themeFromCookies(document.cookie));
preloadOnIntent();

// The page shows its loading screen until there is something to show; as a transition, rendering leaves the browser room
// in between.
void preloadPath(window.location.pathname).then(() =>
  startTransition(() =>
    createRoot(document.getElementById('root')!).render(
      <StrictMode>
        <Providers queryClient={queryClient}>
          <Router />
        </Providers>
      </StrictMode>,
    ),
  ),
);
