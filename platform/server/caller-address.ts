import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4, isIPv6 } from 'node:net';
import type { Principal } from './principal.ts';

/**
 * Whom an address stands for where callers are counted. A household or a rented server has a whole IPv6 /64 and may
 * come from each of its addresses, so all of them are one caller; an IPv4 address is one however it is written.
 */
export function addressKey(address: string): string {
  const plain = bare(address);
  if (!isIPv6(plain)) return isIP(plain) ? plain : 'unknown';
  const groups = groupsOf(plain);
  const [seventh = 0, eighth = 0] = groups.slice(6);
  if (isMapped(groups)) return [seventh >> 8, seventh & 255, eighth >> 8, eighth & 255].join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * The caller of a request or of a WebSocket's handshake. Each trusted proxy adds the address that it was called from to
 * the end of X-Forwarded-For: as many are followed as there are proxies, and what stands before was claimed by anybody.
 */
export function callerAddress(
  { socket, headers }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  trustedProxies: number,
): string {
  const given = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const claimed = given === '' ? [] : given.split(',').map((one) => one.trim());
  const chain = [...claimed, socket.remoteAddress ?? ''];
  return addressKey(chain.at(-1 - Math.min(trustedProxies, chain.length - 1)) ?? '');
}

/** What a person may know of where a caller is: the /24 of an IPv4 address, the /48 of an IPv6 one. */
export function addressPrefix(caller: string): string {
  if (isIPv4(caller)) return `${caller.split('.').slice(0, 3).join('.')}.0/24`;
  return caller.endsWith('::/64') ? `${caller.split(':').slice(0, 3).join(':')}::/48` : '';
}

/** Whom a call is counted for: the member, and for a guest the address. */
export function memberOrAddress({ id, closing = 0 }: Principal, address: string): string {
  const own = id || closing;
  return own > 0 ? `m${own}` : `a${address}`;
}

/** Without brackets, port and zone: some proxies write [2001:db8::1]:443 or 192.0.2.1:443. */
function bare(address: string): string {
  const inBrackets = /^\[([^\]]{1,64})\](?::\d{1,5})?$/.exec(address)?.[1];
  const withPort = /^([\d.]{7,15}):\d{1,5}$/.exec(address)?.[1];
  return (inBrackets ?? withPort ?? address).split('%')[0] ?? '';
}

/** ::ffff:192.0.2.1, the form of an IPv4 caller on a socket that takes both. */
const isMapped = (groups: readonly number[]) =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;

/** The eight numbers of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  // The URL parser writes a dotted end as two groups.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [start = '', end] = canonical.split('::');
  const numbers = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));
  const [first, last] = [numbers(start), numbers(end ?? '')];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}
