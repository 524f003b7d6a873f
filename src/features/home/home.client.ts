import { HandsPrayingIcon } from '@phosphor-icons/react/dist/ssr/HandsPraying';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree';
import { lazy } from 'react';
import type { ClientFeature } from '#platform/client/client-feature.ts';
import { AppLayout } from './client/layouts/app-layout.tsx';
import { UnreachablePage } from './client/layouts/unreachable-page.tsx';
import { homeScreens } from './home.screens.ts';

/** With its picture, which nearly nobody sees. */
const NotFound = lazy(async () => ({
  default: (await import('./client/layouts/not-found-page.tsx')).NotFoundPage,
}));

export const homeClient: ClientFeature = {
  name: 'home',
  screens: homeScreens,
  tabIcons: { community: UsersThreeIcon, prayer: HandsPrayingIcon },
  frame: { AppLayout, NotFound, Unreachable: UnreachablePage },
};
