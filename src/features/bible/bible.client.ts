import type { ClientFeature } from '#platform/client/client-feature.ts';
import { bibleScreens } from './bible.screens.ts';

export const bibleClient: ClientFeature = {
  name: 'bible',
  screens: bibleScreens,
};
