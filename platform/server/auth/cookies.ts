import type { Config } from '../config.ts';

/** Over https the browser itself guards the name: no other host or path can set a __Host- cookie. */
const prefix = (config: Config) => (config.publicUrl.startsWith('https:') ? '__Host-' : '');

export const cookieName = (config: Config, name: string) => `${prefix(config)}doorways.${name}`;

/** A Set-Cookie line that no script can read; 0 seconds takes the cookie away. */
export function cookieLine(config: Config, name: string, value: string, seconds: number): string {
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${cookieName(config, name)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`;
}

export function readCookie(header: string | undefined, name: string): string | undefined {
  if (!header) return undefined;
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}
