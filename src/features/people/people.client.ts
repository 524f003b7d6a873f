import { onRefusal } from '#platform/client/after-refusal.ts';
import type { ClientFeature } from '#platform/client/client-feature.ts';
import { onlyQuery } from '#platform/client/only-query.ts';
import { shareWithOtherTabs } from '#platform/client/other-tabs.ts';
import { callsComeFrom, noteShownUser } from '#platform/client/shown-user.ts';
import { CurrentUserMoments } from './client/components/current-user-moments.tsx';
import { currentUserKey, currentUserQuery } from './client/use-current-user.ts';
import { peopleScreens } from './people.screens.ts';

export const peopleClient: ClientFeature = {
  name: 'people',
  screens: peopleScreens,
  Beside: CurrentUserMoments,
  atStart(queryClient) {
    // Banned meanwhile: the screen that says so comes at once.
    onRefusal(({ code }) => {
      if (code === 'BANNED') void queryClient.invalidateQueries(onlyQuery({ queryKey: currentUserKey }));
      return null;
    });
    const shownUser = () => queryClient.getQueryData(currentUserQuery.queryKey)?.id;
    callsComeFrom(shownUser);
    noteShownUser();
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryKey[0] === currentUserKey[0]) noteShownUser();
    });
    shareWithOtherTabs(queryClient, shownUser);
    // The server marks the page when the visitor has no session cookie. Then the call would only fail, so it is not
    // made.
    if (document.documentElement.dataset.session === 'none') queryClient.setQueryData(currentUserKey, null);
    else void queryClient.prefetchQuery(currentUserQuery);
  },
};
