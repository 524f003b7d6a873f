import { lazy } from 'react';
import type { ClientFeature } from '#platform/client/client-feature.ts';
import { followMilestones } from './client/follow-milestones.ts';
import { milestonesScreens } from './milestones.screens.ts';

export const milestonesClient: ClientFeature = {
  name: 'milestones',
  screens: milestonesScreens,
  atStart: followMilestones,
  OnPersonCard: lazy(async () => ({
    default: (await import('./client/components/on-person-card.tsx')).OnPersonCard,
  })),
};
