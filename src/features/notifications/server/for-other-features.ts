export {
  forgetNotifications,
  type Notice,
  notify,
  tellAgain,
  tellNoLonger,
  tellUnblocked,
} from './notify.ts';
export { sendLive } from './send-live.ts';
export { findSettings as findNotificationSettings } from './setting-store.ts';
