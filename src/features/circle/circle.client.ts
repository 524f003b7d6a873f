import type { ClientFeature } from '#platform/client/client-feature.ts';
import { circleScreens } from './circle.screens.ts';

export const circleClient: ClientFeature = { name: 'circle', screens: circleScreens };
