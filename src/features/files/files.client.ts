import { atSignOut } from '#platform/client/at-sign-out.ts';
import type { ClientFeature } from '#platform/client/client-feature.ts';
import { eraseKeptUploads } from './client/kept-uploads.ts';
import { filesScreens } from './files.screens.ts';

export const filesClient: ClientFeature = {
  name: 'files',
  screens: filesScreens,
  atStart: () => atSignOut(eraseKeptUploads),
};
