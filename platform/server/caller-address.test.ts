import fastify from 'fastify';
import { expect, test } from 'vitest';
import { addressKey, addressPrefix, callerAddress } from './caller-address.ts';
import { noLimits } from './limits.ts';
import { startTestApp } from './testing/app.ts';
import { sampleArea } from './testing/sample-area.ts';

test('addresses of one IPv6 /64 are one caller, those of the next another', () => {
  expect(addressKey('2001:db8:0:1::1')).toBe('2001:db8:0:1::/64');
  expect(addressKey('2001:DB8:0:1:ffff:ffff:ffff:ffff')).toBe('2001:db8:0:1::/64');
  expect(addressKey('2001:0db8:0000:0001:0:0:0:2')).toBe('2001:db8:0:1::/64');
  expect(addressKey('2001:db8:0:2::1')).toBe('2001:db8:0:2::/64');
  expect(addressKey('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(addressKey('::1')).toBe('0:0:0:0::/64');
});

test('an IPv4 caller is the same, whichever way its address is written', () => {
  for (const one of ['192.0.2.7', '::ffff:192.0.2.7', '::FFFF:c000:207', '192.0.2.7:443', '[::ffff:192.0.2.7]:8080']) {
    expect(addressKey(one), one).toBe('192.0.2.7');
  }
});

test('what is no address is one caller, however long', () => {
  for (const one of ['', 'somebody', '999.1.1.1', 'x'.repeat(5000)]) expect(addressKey(one)).toBe('unknown');
});

test('as many proxies are believed as are trusted, as fastify does', async () => {
  const chains = [undefined, '198.51.100.9', '198.51.100.9, 198.51.100.8', '198.51.100.7 ,198.51.100.6,198.51.100.5'];
  for (const trusted of [0, 1, 2, 5]) {
    const app = fastify({ trustProxy: (_address: string, hop: number) => hop < trusted });
    app.get('/', async (request) => ({ ours: callerAddress(request.raw, trusted), theirs: request.ip }));
    for (const chain of chains) {
      const { ours, theirs } = (
        await app.inject({ url: '/', headers: chain === undefined ? {} : { 'x-forwarded-for': chain } })
      ).json();
      expect(ours, `${trusted} of ${chain}`).toBe(theirs);
    }
    await app.close();
  }
  const request = {
    socket: { remoteAddress: '10.0.0.1' },
    headers: { 'x-forwarded-for': '198.51.100.9, 198.51.100.8' },
  };
  expect([0, 1, 2, 3].map((trusted) => callerAddress(request, trusted))).toEqual([
    '10.0.0.1',
    '198.51.100.8',
    '198.51.100.9',
    '198.51.100.9',
  ]);
});

test('calls from one IPv6 /64 are counted for one caller', async () => {
  const callers: string[] = [];
  const limits = { ...noLimits, spend: async (_rate: string, caller: string) => void callers.push(caller) };
  const app = await startTestApp({ areas: [sampleArea().area], limits });
  const list = (remoteAddress: string) => app.app.http.inject({ url: '/api/notes', remoteAddress });
  for (const address of ['2001:db8:0:1::1', '2001:db8:0:1:5::9', '::ffff:192.0.2.7', '192.0.2.7']) await list(address);
  expect(callers).toEqual(['a2001:db8:0:1::/64', 'a2001:db8:0:1::/64', 'a192.0.2.7', 'a192.0.2.7']);
  await app.close();
});

test('of where a caller is, no more is told than its network', () => {
  const told = ['203.0.113.9', '::ffff:203.0.113.9', '2001:db8:5:7::1', '::1', 'not an address'].map((address) =>
    addressPrefix(addressKey(address)),
  );
  expect(told).toEqual(['203.0.113.0/24', '203.0.113.0/24', '2001:db8:5::/48', '0:0:0::/48', '']);
});
