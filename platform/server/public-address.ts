import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const inner = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  inner.addSubnet(network, bits, 'ipv4');
}
/** Of IPv6 only global addresses count, less those that carry an IPv4 address or are for examples. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  inner.addSubnet(network, bits, 'ipv6');
}

/** Can anybody on the internet have this address? Everything inside is refused: this machine, its network, its cloud. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inner.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !inner.check(address, 'ipv6');
}

/** A name that a stranger may give us to call: https, the usual port, no password, and not a number for a host. */
export function isPublicUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, port, username, password, hostname } = new URL(text);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  const host = hostname.replace(/\.$/, '');
  if (host.startsWith('[') || isIP(host) !== 0 || !host.includes('.')) return false;
  return !/\.(local|localhost|internal|lan|home|arpa|onion)$/.test(host);
}

/** A name that leads to where only this machine, its network or its cloud is. */
export class InnerAddress extends Error {}

/**
 * Looks a name up and hands on public addresses only. The connection is made to what was checked, so a name that
 * answers differently the second time gains nothing.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  dnsLookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = error ? [] : found;
    if (error || !first) callback(error ?? new Error('No address'), '');
    else if (!found.every(({ address }) => isPublicAddress(address))) callback(new InnerAddress('Not public'), '');
    else if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};
