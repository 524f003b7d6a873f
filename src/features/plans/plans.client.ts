import type { ClientFeature } from '#platform/client/client-feature.ts';
import { BesideChapter } from './client/beside-chapter.tsx';
import { followReading } from './client/follow-reading.ts';
import { plansScreens } from './plans.screens.ts';

export const plansClient: ClientFeature = {
  name: 'plans',
  screens: plansScreens,
  atStart: followReading,
  Beside: BesideChapter,
};
