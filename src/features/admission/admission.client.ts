import type { ClientFeature } from '#platform/client/client-feature.ts';
import { admissionScreens } from './admission.screens.ts';

export const admissionClient: ClientFeature = { name: 'admission', screens: admissionScreens };
