import { createHmac } from 'node:crypto';

/** The Cookie header of a session whose token stands in the database, on a server over http with this secret. */
export function sessionCookie(secret: string, token: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `doorways.session=${encodeURIComponent(`${token}.${signature}`)}`;
}
