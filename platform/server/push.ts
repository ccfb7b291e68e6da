import { createECDH } from 'node:crypto';
import type { Config } from './config.ts';
import { keptSecret } from './kept-secret.ts';
import { makeOutbound } from './outbound.ts';

/** Where one browser is reached: its maker's push service, and the keys that only the browser can open. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushMessage {
  readonly payload: string;
  /** A later message of the same topic takes the place of one that waits at the push service. */
  readonly topic: string;
  readonly urgent: boolean;
}

/** gone: the browser no longer wants anything, forget it. failed: worth another try. */
export type PushOutcome = 'sent' | 'gone' | 'failed';

export interface Push {
  /** Browsers subscribe with it; base64url. */
  readonly publicKey: string;
  /** May this address be called at all? Its name is looked at again when it is called. */
  isAllowed(endpoint: string): boolean;
  /** Never inside a transaction: it waits for somebody else's server. */
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>;
}

/** Seconds that a push service keeps a message for a browser that is away: news of last week helps nobody. */
const keptSeconds = 24 * 3600;

/** `patience`: milliseconds for a whole call. `loopback` is for tests: a stand-in on this machine may be called. */
export function makePush(
  config: Pick<Config, 'dataDir' | 'pushKey' | 'smtp' | 'publicUrl'>,
  { loopback = false, patience = 5000 } = {},
): Push {
  const privateKey = config.pushKey ?? keptSecret(config.dataDir, 'push-key');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  const publicKey = pair.getPublicKey().toString('base64url');
  const outbound = makeOutbound({ loopback });
  const from = config.smtp && /(?<![^\s<>@])[^\s<>@]+@[^\s<>@]+/.exec(config.smtp.from)?.[0];
  const subject = from ? `mailto:${from}` : 'mailto:postmaster@localhost';

  return {
    publicKey,
    isAllowed: outbound.isAllowed,
    send: async ({ endpoint, p256dh, auth }, { payload, topic, urgent }) => {
      if (!outbound.isAllowed(endpoint)) return 'gone';
      try {
        const { default: webPush } = await import('web-push');
        const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
          vapidDetails: { subject, publicKey, privateKey },
          contentEncoding: 'aes128gcm',
          TTL: keptSeconds,
          urgency: urgent ? 'high' : 'normal',
          topic,
        });
        const { status } = await outbound.post(endpoint, { headers, body, patience });
        if (status === 404 || status === 410) return 'gone';
        return status >= 200 && status < 300 ? 'sent' : 'failed';
      } catch {
        return 'failed';
      }
    },
  };
}
