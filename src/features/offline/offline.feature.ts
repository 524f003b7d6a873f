import type { ServerFeature } from '#platform/server/feature.ts';
import { offlineScreens } from './offline.screens.ts';

/** What is kept without a connection is kept by browsers; nothing of it comes to the server. */
export const offlineFeature: ServerFeature = { name: 'offline', screens: offlineScreens };
