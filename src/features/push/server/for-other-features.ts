export { deviceSender } from './device-sender.ts';
export { addPushDevice, devicesFor, presentPush } from './devices.ts';
export type { PushDeps } from './push-deps.ts';
export { endPurpose, wantsNewsByPush } from './push-device-store.ts';
export { PUSH_RETRIES, pushUrgently } from './push-message.ts';
