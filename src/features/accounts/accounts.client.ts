import type { ClientFeature } from '#platform/client/client-feature.ts';
import { localDrafts } from '#platform/client/local-drafts.ts';
import { whenUnauthorized } from '#platform/client/query-client.ts';
import { themeFromCookies } from '#ui/theme-preference.ts';
import { applyTheme } from '#ui/use-theme.ts';
import { accountsScreens } from './accounts.screens.ts';
import { followCurrentUser } from './client/follow-current-user.ts';
import { leaveToSomebodyElse, leaveWithOtherTabs, sessionLost } from './client/session.ts';

export const accountsClient: ClientFeature = {
  name: 'accounts',
  screens: accountsScreens,
  atStart(queryClient) {
    whenUnauthorized(queryClient, () => sessionLost(queryClient));
    followCurrentUser(queryClient);
    leaveWithOtherTabs(queryClient);
    leaveToSomebodyElse(queryClient);
    localDrafts.begin();
    applyTheme(themeFromCookies(document.cookie));
  },
};
