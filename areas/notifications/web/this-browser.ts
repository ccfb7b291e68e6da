/** What this browser can do about notices, and what it does. */
export type Here = 'cannot' | 'forbidden' | 'off' | 'on';

const worker = '/notices-worker.js';

const canShow = () => 'Notification' in globalThis && 'PushManager' in globalThis && 'serviceWorker' in navigator;

const subscription = async () =>
  (await navigator.serviceWorker.getRegistration('/'))?.pushManager.getSubscription() ?? null;

/** `isKnown`: the server counts this browser among those that show notices. */
export async function lookHere(isKnown: boolean): Promise<Here> {
  if (!canShow()) return 'cannot';
  if (Notification.permission === 'denied') return 'forbidden';
  return isKnown && Notification.permission === 'granted' && (await subscription()) ? 'on' : 'off';
}

export interface BrowserKeys {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

const bytesOf = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));

/** Asks the person, then the maker of the browser. Undefined: the person said no. */
export async function signUpHere(key: string): Promise<BrowserKeys | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register(worker, { scope: '/' });
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made for another key would be refused.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const { endpoint = '', keys = {} } = made.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}

/** The server has forgotten this browser; so does the browser. */
export async function signOffHere(): Promise<void> {
  if (canShow()) await (await subscription())?.unsubscribe();
}
