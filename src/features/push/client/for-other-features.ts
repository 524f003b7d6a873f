export { closePush, type PushHere, pushHere } from './push-here.ts';
export { useOpenPush } from './use-open-push.ts';
