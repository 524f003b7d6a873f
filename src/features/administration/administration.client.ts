import type { ClientFeature } from '#platform/client/client-feature.ts';
import { administrationScreens } from './administration.screens.ts';

export const administrationClient: ClientFeature = { name: 'administration', screens: administrationScreens };
