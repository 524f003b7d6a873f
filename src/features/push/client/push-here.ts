import type { Device } from '../push.contract.ts';

/** Whether this browser can show notifications: it can; it was told not to; it can once it is on the home screen; or it cannot. */
export type PushHere = 'possible' | 'denied' | 'from-home-screen' | 'impossible';

/** It answers for no page: there is none below this. */
const SCOPE = '/push/';

export function pushHere(): PushHere {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) {
    return Notification.permission === 'denied' ? 'denied' : 'possible';
  }
  const isApple =
    /iPhone|iPad/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  return isApple ? 'from-home-screen' : 'impossible';
}

/**
 * Asks for leave and for an address that messages are sent to. Null when the person does not give leave.
 * @throws Error when the browser gives no address: some have nobody who provides push
 */
export async function openPush(serverKey: string): Promise<Device | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.register('/push-worker.js', { scope: SCOPE });
  await isActive(registration);
  const { pushManager } = registration;
  const known = await pushManager.getSubscription();
  if (known && !isFor(known, serverKey)) await known.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: serverKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) throw new Error('the browser gave no address for push');
  return { endpoint, keys: { p256dh, auth } };
}

/** Takes the worker away, and with it the address. Whatever hinders that hinders nothing: the server sends no more. */
export async function closePush(): Promise<void> {
  try {
    await (await navigator.serviceWorker?.getRegistration(SCOPE))?.unregister();
  } catch {}
}

async function isActive({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const worker = active ?? waiting ?? installing;
  if (!worker || worker.state === 'activated') return;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  worker.addEventListener('statechange', () => {
    if (worker.state === 'activated') resolve();
    if (worker.state === 'redundant') reject(new Error('the worker for push did not start'));
  });
  await promise;
}

/** Whether an address was given for this server's key (base64url). */
function isFor({ options }: PushSubscription, serverKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === serverKey;
}
