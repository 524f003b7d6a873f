import { besideWhenIdle } from '#platform/client/beside-when-idle.tsx';
import type { ClientFeature } from '#platform/client/client-feature.ts';
import { bibleScreens } from './bible.screens.ts';

export const bibleClient: ClientFeature = {
  name: 'bible',
  screens: bibleScreens,
  Beside: besideWhenIdle(() => import('./client/kept-marks/kept-marks-beside.tsx')),
};
