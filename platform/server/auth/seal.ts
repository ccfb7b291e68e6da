import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';

/** What was sealed with another secret, for another purpose or for somebody else, or was changed since. */
export class SealError extends Error {
  constructor(options?: ErrorOptions) {
    super('A sealed value could not be opened.', options);
    this.name = 'SealError';
  }
}

const version = 'v1';

function keyFor(secret: string, purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, 'doorways', `seal ${purpose}`, 32));
  return { key, id: createHash('sha256').update(key).digest('base64url').slice(0, 8) };
}

/**
 * Keeps a text readable for this server alone: AES-256-GCM with a key of its own for each purpose, made from the
 * server's secret. `owner` is bound to it, so that a row that was copied to another member does not open.
 */
export function seal(config: Config, purpose: string, owner: string, text: string): string {
  const { key, id } = keyFor(config.sessionSecret, purpose);
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(`${version} ${id} ${owner}`));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return [version, id, iv.toString('base64url'), body.toString('base64url')].join('.');
}

/** Tries the key that it was sealed with, of the present secret or of the one before. */
export function unseal(config: Config, purpose: string, owner: string, sealed: string): string {
  const [given, id, iv = '', body = ''] = sealed.split('.');
  const secrets = [config.sessionSecret, config.previousSecret];
  const key = secrets.flatMap((secret) => (secret ? [keyFor(secret, purpose)] : [])).find((one) => one.id === id)?.key;
  if (!key || given !== version) throw new SealError();
  try {
    const bytes = Buffer.from(body, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'), { authTagLength: 16 })
      .setAAD(Buffer.from(`${version} ${id} ${owner}`))
      .setAuthTag(bytes.subarray(-16));
    return decipher.update(bytes.subarray(0, -16), undefined, 'utf8') + decipher.final('utf8');
  } catch (cause) {
    throw new SealError({ cause });
  }
}
