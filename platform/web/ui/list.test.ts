import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ListState } from '../cache/use-list.ts';
import { ApiError } from '../client/error.ts';
import { List } from './list.tsx';

const still: ListState = {
  error: null,
  loading: false,
  refreshing: false,
  retry: () => undefined,
  hasMore: false,
  loadingMore: false,
  moreError: null,
  loadMore: () => undefined,
  firstNewId: undefined,
  newCount: 0,
};

const shown = (state: Partial<ListState>, count = 2, total?: number) => {
  const Page = () =>
    List({
      list: { ...still, ...state },
      shown: count,
      total,
      things: ['member', 'members'],
      prefix: 'member',
      empty: createElement('p', null, 'No members yet'),
      end: createElement('p', null, 'That’s all.'),
      children: createElement('p', null, 'Ana, Bo'),
    });
  return renderToStaticMarkup(createElement(Page))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
};

test.each([
  ['waiting', { loading: true }, 0, 'Loading the members'],
  ['empty', {}, 0, 'No members yet'],
  ['whole', {}, 2, 'Ana, Bo That’s all.'],
  ['with more to come', { hasMore: true }, 2, 'Ana, Bo Load more'],
  ['on its way', { hasMore: true, loadingMore: true }, 2, 'Ana, Bo Loading…'],
] as const)('a list that is %s', (_, state, count, text) => expect(shown(state, count)).toBe(text));

test('how many of all there are is said where it is known', () => {
  expect(shown({ hasMore: true }, 2, 64)).toBe('Ana, Bo 2 of 64 shown Load more');
});

test('a list that fails offers another try, and keeps what it has when only the next page fails', () => {
  const error = new ApiError(0, '');
  const reason = 'We couldn’t reach Doorways. Check your connection, then try again.';
  expect(shown({ error })).toBe(`Couldn’t load the members ${reason} Retry`);
  expect(shown({ moreError: error, hasMore: true })).toBe(`Ana, Bo ${reason} Load more`);
});
