import type { ClientFeature } from '#platform/client/client-feature.ts';
import { remindersScreens } from './reminders.screens.ts';

export const remindersClient: ClientFeature = { name: 'reminders', screens: remindersScreens };
