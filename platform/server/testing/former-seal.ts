import { createCipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';

/** A text as it was sealed before values were bound to their rows: 'member 1'. */
export function formerSeal(
  config: Pick<Config, 'sessionSecret'>,
  purpose: string,
  owner: string,
  text: string,
): string {
  const key = Buffer.from(hkdfSync('sha256', config.sessionSecret, 'doorways', `seal ${purpose}`, 32));
  const id = createHash('sha256').update(key).digest('base64url').slice(0, 8);
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(`v1 ${id} ${owner}`));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return ['v1', id, iv.toString('base64url'), body.toString('base64url')].join('.');
}
