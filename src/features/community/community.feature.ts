import type { ServerFeature } from '#platform/server/feature.ts';
import { communityScreens } from './community.screens.ts';

export const communityFeature: ServerFeature = { name: 'community', screens: communityScreens };
