import { lazy } from 'react';
import type { ClientFeature } from '#platform/client/client-feature.ts';
import { AppLayout, SkyLayout } from './client/layouts/app-layout.tsx';
import { UnreachablePage } from './client/layouts/unreachable-page.tsx';
import { homeScreens } from './home.screens.ts';

/** With its picture, which nearly nobody sees. */
const NotFound = lazy(async () => ({
  default: (await import('./client/layouts/not-found-page.tsx')).NotFoundPage,
}));

const Banned = lazy(async () => ({
  default: (await import('./client/layouts/banned-page.tsx')).BannedPage,
}));

export const homeClient: ClientFeature = {
  name: 'home',
  screens: homeScreens,
  frame: { AppLayout, SkyLayout, Banned, NotFound, Unreachable: UnreachablePage },
};
