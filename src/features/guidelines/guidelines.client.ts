import type { ClientFeature } from '#platform/client/client-feature.ts';
import { guidelinesScreens } from './guidelines.screens.ts';

export const guidelinesClient: ClientFeature = { name: 'guidelines', screens: guidelinesScreens };
