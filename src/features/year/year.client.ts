import type { ClientFeature } from '#platform/client/client-feature.ts';
import { followYear } from './client/year-query.ts';
import { yearScreens } from './year.screens.ts';

export const yearClient: ClientFeature = { name: 'year', screens: yearScreens, atStart: followYear };
