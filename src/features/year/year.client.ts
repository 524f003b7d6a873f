import type { ClientFeature } from '#platform/client/client-feature.ts';
import { yearScreens } from './year.screens.ts';

export const yearClient: ClientFeature = { name: 'year', screens: yearScreens };
