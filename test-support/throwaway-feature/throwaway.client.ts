import type { ClientFeature } from '#platform/client/client-feature.ts';
import { throwawayScreens } from './throwaway.screens.ts';

export const throwawayClient: ClientFeature = { name: 'throwaway', screens: throwawayScreens };
