import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Read } from '../cache/use-read.ts';
import { ApiError } from '../client/error.ts';
import { ById, idIn } from './by-id.tsx';

const words = {
  thing: 'group',
  title: 'Support group',
  missing: 'Group not found',
  lead: 'It is not open to you.',
  way: { label: 'Go to the groups', href: '/groups' },
};
interface Group {
  readonly name: string;
  readonly mine: boolean;
}
const waiting: Read<Group> = { data: undefined, error: null, loading: true, refreshing: false, retry: () => undefined };

const shown = (read: Partial<Read<Group>>, id = '7', when?: (group: Group) => boolean) => {
  const use = () => ({ ...waiting, ...read });
  const Page = () => ById<Group>({ id, use, words, when, children: ({ name }) => createElement('p', null, name) });
  return renderToStaticMarkup(createElement(Page));
};
const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('while the thing is read its page has a title and says once that it loads', () => {
  expect(text(shown({}))).toBe('Support group Loading the group');
});

test('the thing is shown as soon as it is there', () => {
  expect(shown({ data: { name: 'Quiet mornings', mine: false }, loading: false })).toBe('<p>Quiet mornings</p>');
});

test.each(['0', '-1', '07', '1.5', 'abc', '2147483648', '12345678901', ''])(
  'the address "%s" names nothing, and nothing is read',
  (id) => {
    expect(idIn(id)).toBeUndefined();
    expect(text(shown({}, id))).toBe('Group not found It is not open to you. Go to the groups');
  },
);

test('the largest id of a row is one', () => {
  expect(idIn('2147483647')).toBe(2_147_483_647);
});

test('what is not there and what is not for this reader look the same', () => {
  const gone = shown({ loading: false, error: new ApiError(404, '') });
  expect(text(gone)).toBe('Group not found It is not open to you. Go to the groups');
  expect(shown({ data: { name: 'Quiet mornings', mine: false } }, '7', (group) => group.mine)).toBe(gone);
});

test('a failure says what happened and offers another try', () => {
  const failed = shown({ loading: false, error: new ApiError(0, '') });
  expect(text(failed)).toBe(
    'Support group Couldn’t load the group We couldn’t reach Doorways. Check your connection, then try again. Retry',
  );
  expect(failed).toContain('role="alert"');
});
