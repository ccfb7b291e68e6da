import { createHash, createHmac } from 'node:crypto';

/** The Cookie header of a session whose first token this is, on a server over http with this secret. */
export function sessionCookie(secret: string, token: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `doorways.session=${encodeURIComponent(`${token}.${signature}`)}`;
}

/** What the database has of that token, as `family` and as `token_hash`. */
export const storedToken = (token: string) => createHash('sha256').update(token).digest('hex');
