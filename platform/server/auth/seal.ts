import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';

/** What was sealed with another secret, for another purpose or another place, or was changed since. */
export class SealError extends Error {
  constructor(where: string, options?: ErrorOptions) {
    super(`A sealed value of ${where} could not be opened.`, options);
    this.name = 'SealError';
  }
}

/** Where a value stands: 'table.column', then what makes out its row. It opens nowhere else. */
export type Place = readonly (string | number)[];

const version = 'v2';
/** Its values are bound to a member or a thing, and not yet to their row; they open until they are sealed anew. */
const formerVersion = 'v1';

function keyFor(secret: string, purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, 'doorways', `seal ${purpose}`, 32));
  return { key, id: createHash('sha256').update(key).digest('base64url').slice(0, 8) };
}

/** A list as JSON can be read in one way only: no two places look the same. */
const boundTo = (keyId: string, place: Place) => Buffer.from(JSON.stringify([version, keyId, ...place.map(String)]));

/** How values begin that are sealed in the form and with the secret of today. */
export const sealedToday = (config: Config, purpose: string): string =>
  `${version}.${keyFor(config.sessionSecret, purpose).id}.`;

/**
 * Keeps a text readable for this server alone: AES-256-GCM with a key of its own for each purpose, made from the
 * server's secret. `place` is bound to it, so that a value that was copied to another row or column does not open.
 */
export function seal(config: Config, purpose: string, place: Place, text: string): string {
  const { key, id } = keyFor(config.sessionSecret, purpose);
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(boundTo(id, place));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return [version, id, iv.toString('base64url'), body.toString('base64url')].join('.');
}

/**
 * Tries the key that it was sealed with, of the present secret or of the one before. `former`: what values of the
 * former version are bound to in this place; without it they do not open.
 */
export function unseal(config: Config, purpose: string, place: Place, sealed: string, former?: string): string {
  const [given, id = '', iv = '', body = ''] = sealed.split('.');
  const secrets = [config.sessionSecret, config.previousSecret];
  const key = secrets.flatMap((secret) => (secret ? [keyFor(secret, purpose)] : [])).find((one) => one.id === id)?.key;
  const isFormer = given === formerVersion && former !== undefined;
  if (!key || (given !== version && !isFormer)) throw new SealError(String(place[0]));
  try {
    const bytes = Buffer.from(body, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'), { authTagLength: 16 })
      .setAAD(isFormer ? Buffer.from(`${formerVersion} ${id} ${former}`) : boundTo(id, place))
      .setAuthTag(bytes.subarray(-16));
    return decipher.update(bytes.subarray(0, -16), undefined, 'utf8') + decipher.final('utf8');
  } catch (cause) {
    throw new SealError(String(place[0]), { cause });
  }
}
