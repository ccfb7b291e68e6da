import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Page, WebArea } from '../area.ts';
import { navigation } from '../navigation.ts';
import { selectorOf } from './focus-address.ts';
import { changedQuery } from './hooks.ts';
import { isRoute, loadScreen, match, screenOf, setRoutes, titleOf } from './routes.ts';
import { titleText } from './title.ts';

const page = (title: Page['title']): Page => ({ title, load: async () => ({ Screen: () => null }) });
const areas: WebArea[] = [
  {
    name: 'feed',
    routes: [
      { path: '/', guests: true, ...page('Home') },
      { path: '/posts/:id', guests: true, ...page(({ id }) => `Post ${id}`) },
      { path: '/messages/:with?', ...page('Messages') },
      { path: '/plan', offline: true, ...page('My plan') },
    ],
    nav: [
      { group: 'Platform', label: 'Moderation', path: '/moderation', order: 2, roles: ['moderator'] },
      { group: 'Community', label: 'Blogs', path: '/blogs', order: 2 },
      { group: 'Community', label: 'Home', path: '/', order: 1 },
    ],
  },
  { name: 'shell', routes: [], notFound: page('404 Page Not Found'), signedOut: page('Sign in first') },
];
beforeEach(() => setRoutes(areas));
afterEach(() => setRoutes([]));

test('addresses lead to their screen, with parameters as people write them', () => {
  expect(match('/posts/12', false)).toMatchObject({ params: { id: '12' } });
  expect(match('/posts/a%20b/', false).params).toEqual({ id: 'a b' });
  expect(match('/messages', true).params).toEqual({});
  expect(titleOf(match('/posts/12', false))).toBe('Post 12');
});

test('unknown addresses have their page, and so have guests before a members’ screen', () => {
  expect(titleOf(match('/nowhere', true))).toBe('404 Page Not Found');
  expect(titleOf(match('/profile', true))).toBe('404 Page Not Found');
  expect(match('/messages/3', false)).toMatchObject({
    page: { title: 'Sign in first' },
    params: { path: '/messages/3' },
  });
  expect([isRoute('/posts/1'), isRoute('/files/1')]).toEqual([true, false]);
});

test('a page that the browser keeps shows itself while nobody can say who is here, and nothing else of members does', () => {
  const titles = ['/plan', '/messages'].map((path) => titleOf(match(path, false, true)));
  expect(titles).toEqual(['My plan', 'Sign in first']);
  expect(titleOf(match('/plan', false))).toBe('Sign in first');
});

test('a screen’s code is loaded once; after a failure the next person’s attempt tries again', async () => {
  const Screen = () => null;
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ Screen });
  const own: Page = { title: 'A', load };
  await expect(loadScreen(own)).rejects.toThrow('offline');
  expect(screenOf(own)).toBeUndefined();
  await Promise.all([loadScreen(own), loadScreen(own)]);
  expect(load).toHaveBeenCalledTimes(2);
  expect(screenOf(own)?.Screen).toBe(Screen);
});

test('titles name the page first, and an error before it', () => {
  expect(titleText('Blogs')).toBe('Blogs – Doorways');
  expect(titleText('Blogs', true)).toBe('Error: Blogs – Doorways');
  expect(titleText('')).toBe('Doorways');
});

test('the menu has its groups in order, without what is not for this member', () => {
  expect(
    navigation(areas, { roles: ['member'], closedPaths: [] }).map(({ group, entries }) => [
      group,
      ...entries.map(({ label }) => label),
    ]),
  ).toEqual([['Community', 'Home', 'Blogs']]);
  expect(navigation(areas, { roles: ['member', 'moderator'], closedPaths: [] }).at(-1)?.entries[0]?.label).toBe(
    'Moderation',
  );
  const [community] = navigation(areas, { roles: ['member'], closedPaths: ['/blogs'] });
  expect(community?.entries.map(({ label }) => label)).toEqual(['Home']);
});

test('a change of filters keeps the other parts of the query', () => {
  expect(changedQuery('?sort=new&tag=a', { tag: null, page: 2 })).toBe('?sort=new&page=2');
  expect(changedQuery('?sort=new', { sort: '' })).toBe('');
});

interface Fake {
  id: string;
  attributes: Record<string, string>;
  parentElement: Fake | null;
}
const fake = (attributes: Record<string, string>, parentElement: Fake | null = null): Element => {
  const element = { id: attributes.id ?? '', attributes, parentElement };
  return { ...element, getAttribute: (name: string) => attributes[name] ?? null } as unknown as Element;
};

test('a control is found again by id, by key or by where it leads', () => {
  expect(selectorOf(fake({ id: 'post-12' }))).toBe('[id="post-12"]');
  expect(selectorOf(fake({ 'data-focus-key': 'like-12' }))).toBe('[data-focus-key="like-12"]');
  expect(selectorOf(fake({ href: '/posts/12' }))).toBe('a[href="/posts/12"]');
  expect(selectorOf(fake({ id: ':r1:', href: '/a"b' }))).toBe('a[href="/a\\"b"]');
});

test('a control without a name of its own is found by the nearest parent that has one, inside the main area', () => {
  const card = fake({ 'data-focus-key': 'post-3' }) as never;
  expect(selectorOf(fake({}, card))).toBe('[data-focus-key="post-3"]');
  expect(selectorOf(fake({}, fake({ id: 'main' }) as never))).toBeUndefined();
});
