import { HandsPrayingIcon } from '@phosphor-icons/react/dist/ssr/HandsPraying';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree';
import type { ClientFeature } from '#platform/client/client-feature.ts';
import { AppLayout } from './client/layouts/app-layout.tsx';
import { NotFoundPage } from './client/layouts/not-found-page.tsx';
import { UnreachablePage } from './client/layouts/unreachable-page.tsx';
import { homeScreens } from './home.screens.ts';

export const homeClient: ClientFeature = {
  name: 'home',
  screens: homeScreens,
  tabIcons: { community: UsersThreeIcon, prayer: HandsPrayingIcon },
  frame: { AppLayout, NotFound: NotFoundPage, Unreachable: UnreachablePage },
};
