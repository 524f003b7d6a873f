import '#ui/theme.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { preloadOnIntent, preloadPath } from '#app/preload-on-intent.ts';
import { followCurrentUser } from '#features/accounts/client/follow-current-user.ts';
import { leaveWithOtherTabs, sessionLost } from '#features/accounts/client/session.ts';
import { eraseKeptUploads } from '#features/files/client/kept-uploads.ts';
import { offerUploadSource } from '#features/files/client/upload-sources.ts';
import { currentUserKey, currentUserQuery } from '#features/people/client/use-current-user.ts';
import { atSignOut } from '#platform/client/at-sign-out.ts';
import { firstAnswersOfPage, keepFirstAnswers } from '#platform/client/first-answers.ts';
import { eraseDrafts } from '#platform/client/local-drafts.ts';
import { createQueryClient } from '#platform/client/query-client.ts';
import { themeFromCookies } from '#ui/theme-preference.ts';
import { applyTheme } from '#ui/use-theme.ts';

const queryClient = createQueryClient(() => sessionLost(queryClient));
followCurrentUser(queryClient);
leaveWithOtherTabs(queryClient);
atSignOut(eraseDrafts);
atSignOut(eraseKeptUploads);
offerUploadSource(async () => (await import('#features/imports/client/web-addresses.ts')).addWebAddresses);

applyTheme(themeFromCookies(document.cookie));
preloadOnIntent();
keepFirstAnswers(queryClient, firstAnswersOfPage());
// The server marks a page that it sent to a visitor without a session cookie: asking who that is would only fail.
if (document.documentElement.dataset.session === 'none') queryClient.setQueryData(currentUserKey, null);
else void queryClient.prefetchQuery(currentUserQuery);

const root = document.getElementById('root')!;
const app = (
  <StrictMode>
    <App queryClient={queryClient} />
  </StrictMode>
);
// The page shows its loading screen, or the screen itself as the server rendered it, until there is something to show; as a
// transition, rendering leaves the browser room in between.
void preloadPath(window.location.pathname).then(() =>
  startTransition(() => {
    if (root.dataset.rendered === undefined) createRoot(root).render(app);
    else hydrateRoot(root, app);
  }),
);
