import { type RefreshKey, refresh } from '#platform/web/cache/keys.ts';
import { useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite, type WriteOptions } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { useSession } from '#platform/web/session.ts';
import type {
  createApiKey,
  createWebhook,
  deleteWebhook,
  editApiKey,
  editWebhook,
  getApiKeyUsage,
  getApiStatus,
  getDeveloper,
  getSandbox,
  getWebhookDelivery,
  leaveDeveloper,
  listApiKeys,
  listSdkFiles,
  listWebhookDeliveries,
  listWebhooks,
  readApiDocument,
  replayWebhookDelivery,
  reportLeakedKey,
  resetSandbox,
  revokeApiKey,
  rollApiKey,
  rollWebhookSecret,
  setWebhookPaused,
  signUpDeveloper,
  testWebhook,
} from '../contract.ts';
import type { DeliveryState } from '../pure/options.ts';

const keys: readonly RefreshKey[] = ['listApiKeys'];
const webhooks: readonly RefreshKey[] = ['listWebhooks', 'listWebhookDeliveries'];
const everything: readonly RefreshKey[] = ['getDeveloper', 'getSandbox', ...keys, ...webhooks];

export const useApiDocument = () => useRead<typeof readApiDocument>('readApiDocument');
export const useSdk = () => useRead<typeof listSdkFiles>('listSdkFiles');

export const useStatus = () => useRead<typeof getApiStatus>('getApiStatus');

export const useDeveloper = () => useRead<typeof getDeveloper>('getDeveloper');
export const useSignUp = () => useWrite<typeof signUpDeveloper>('signUpDeveloper', { refresh: ['getDeveloper'] });
export const useLeave = (options: WriteOptions<typeof leaveDeveloper>) =>
  useWrite<typeof leaveDeveloper>('leaveDeveloper', { ...options, refresh: everything });

export const useKeys = () => useList<typeof listApiKeys>('listApiKeys', {});
export const useKeyUsage = (id: number) => useRead<typeof getApiKeyUsage>('getApiKeyUsage', { id });
/** As it is now; undefined: it isn’t among the newest hundred. */
export const readKey = async (id: number) =>
  (await call<typeof listApiKeys>('listApiKeys', { limit: 100 })).items.find((one) => one.id === id);
export const useCreateKey = () => useWrite<typeof createApiKey>('createApiKey', { refresh: keys });
export const useEditKey = () => useWrite<typeof editApiKey>('editApiKey', { refresh: keys });
export const useRollKey = (options: WriteOptions<typeof rollApiKey>) =>
  useWrite<typeof rollApiKey>('rollApiKey', { ...options, refresh: keys });
export const useRevokeKey = (options: WriteOptions<typeof revokeApiKey>) =>
  useWrite<typeof revokeApiKey>('revokeApiKey', { ...options, refresh: keys });
export const useReportKey = () => useWrite<typeof reportLeakedKey>('reportLeakedKey');

export const useSandbox = () => useRead<typeof getSandbox>('getSandbox');
export const useResetSandbox = (options: WriteOptions<typeof resetSandbox>) =>
  useWrite<typeof resetSandbox>('resetSandbox', { ...options, refresh: ['getSandbox'] });

export const useWebhooks = () => useRead<typeof listWebhooks>('listWebhooks');
export const readWebhook = async (id: number) =>
  (await call<typeof listWebhooks>('listWebhooks')).find((one) => one.id === id);
export const useCreateWebhook = () => useWrite<typeof createWebhook>('createWebhook', { refresh: webhooks });
export const useEditWebhook = () => useWrite<typeof editWebhook>('editWebhook', { refresh: webhooks });
/** Its log went with it: an open one must not be asked for again. */
export const useDeleteWebhook = (options: WriteOptions<typeof deleteWebhook>) =>
  useWrite<typeof deleteWebhook>('deleteWebhook', { ...options, refresh: ['listWebhooks'] });
export const usePauseWebhook = (options: WriteOptions<typeof setWebhookPaused>) =>
  useWrite<typeof setWebhookPaused>('setWebhookPaused', { ...options, refresh: webhooks });
export const useRollWebhook = (options: WriteOptions<typeof rollWebhookSecret>) =>
  useWrite<typeof rollWebhookSecret>('rollWebhookSecret', { ...options, refresh: webhooks });
export const useTestWebhook = (options: WriteOptions<typeof testWebhook>) =>
  useWrite<typeof testWebhook>('testWebhook', { ...options, refresh: webhooks });

export const useDeliveries = (id: number, state: DeliveryState | undefined) =>
  useList<typeof listWebhookDeliveries>('listWebhookDeliveries', { id, ...(state && { state }) });
export const useDelivery = (id: number) => useRead<typeof getWebhookDelivery>('getWebhookDelivery', { id });
export const useReplay = (options: WriteOptions<typeof replayWebhookDelivery>) =>
  useWrite<typeof replayWebhookDelivery>('replayWebhookDelivery', {
    ...options,
    refresh: ['listWebhookDeliveries', 'getWebhookDelivery'],
  });
export const lookAgain = () => refresh(['listWebhookDeliveries', 'getWebhookDelivery', 'listWebhooks']);

/** What another tab or the server has changed is shown without a reload. */
export function useDeveloperNews(): void {
  const { member } = useSession();
  const again = () => void refresh(everything);
  useLive(
    member ? `user:${member.id}` : undefined,
    ({ name }) => {
      if (name === 'apiKeysChanged' || name === 'webhookPaused') again();
    },
    { onGap: again },
  );
}

/** What a call with a key was answered. */
export interface Tried {
  readonly status: number;
  readonly ms: number;
  readonly bytes: number;
  readonly text: string;
  /** Calls that are left in this minute; undefined where the answer does not say. */
  readonly left: string | undefined;
}

/** Calls as a program does: with the key and nothing of the session. */
export async function tryCall(key: string, path: string): Promise<Tried> {
  const began = performance.now();
  const answer = await fetch(path, {
    headers: { authorization: `Bearer ${key}`, accept: 'application/json' },
    credentials: 'omit',
    cache: 'no-store',
  });
  const text = await answer.text();
  return {
    status: answer.status,
    ms: Math.round(performance.now() - began),
    bytes: new TextEncoder().encode(text).length,
    text,
    left: answer.headers.get('ratelimit-remaining') ?? undefined,
  };
}

let keyAtHand = '';
/** A key that was just made here, for "Try it": until the page is loaded anew, and nowhere but in memory. */
export const rememberKey = (key: string): void => {
  keyAtHand = key;
};
export const rememberedKey = (): string => keyAtHand;
