import { expect, test } from 'vitest';
import { contracts } from '#areas/contract.ts';
import { proxied } from './proxy.config.ts';

/** As the development server reads them: what begins with ^ is an expression, all else is how an address begins. */
const isHandedOn = (url: string) =>
  proxied(contracts).some((path) => (path.startsWith('^') ? new RegExp(path).test(url) : url.startsWith(path)));

test('while developing, everything that the server answers comes from the server', () => {
  const reads = contracts.flatMap(({ operations }) => operations.filter(({ method }) => method === 'GET'));
  const outside = reads.filter(({ path }) => !path.startsWith('/api/'));
  expect(outside.length).toBeGreaterThan(8);
  for (const { path } of reads) {
    const url = path.replaceAll(/\{[^{}]+\}/g, '12');
    expect({ url, isHandedOn: isHandedOn(url) }).toEqual({ url, isHandedOn: true });
    expect({ url, isHandedOn: isHandedOn(`${url}?small=1`) }).toEqual({ url, isHandedOn: true });
  }
});

test.each([
  '/',
  '/api-docs',
  '/api-docs/keys',
  '/blogs',
  '/resources/12',
  '/unsubscribe?token=x',
  '/blogs/feed.xml/more',
  '/spaces/12',
])('%s is a page, and stays with the development server', (url) => expect(isHandedOn(url)).toBe(false));
