import type { ServerFeature } from '#platform/server/feature.ts';
import { publicInternet } from '#platform/server/outgoing/guarded-agents.ts';
import * as whatADeviceIsFor from './server/migrations/095-what-a-device-is-for.ts';
import { pushDeviceData } from './server/personal-data.ts';
import { pushEvents } from './server/push-message.ts';

/** Messages to browsers that are not open: the devices that people chose, and how a message comes to one. */
export const pushFeature: ServerFeature = {
  name: 'push',
  migrations: { '095-what-a-device-is-for': whatADeviceIsFor },
  configure: () => ({ push: { network: publicInternet } }),
  events: pushEvents,
  personalData: () => [pushDeviceData],
};
