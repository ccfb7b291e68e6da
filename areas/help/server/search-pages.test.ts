import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import type { SuggestionGroup } from '#platform/contract/suggest.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';

interface Group {
  readonly kind: string;
  readonly total: number;
  readonly hits: readonly { readonly title: string; readonly href: string; readonly facts: readonly string[] }[];
}

let app: TestApp;
let ana: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  ana = await app.addMember({ name: 'Ana' });
});
afterAll(() => app.close());

const ask = (as: number, query: Record<string, string>) =>
  app.call<{ groups: Group[]; next: string | null }>(as, 'search', { query });
const found = async (as: number, q: string) => {
  const group = (await ask(as, { q })).body.groups.find(({ kind }) => kind === 'help');
  return (group?.hits ?? []).map(({ title, href }) => `${title} ${href}`);
};

test('settings are found by their name and by what people call them', async () => {
  expect(await found(ana, 'text size')).toContain('Text size /accessibility#setting-fontSize');
  expect(await found(ana, 'dark mode')).toContain('Colours /accessibility#setting-colorScheme');
  expect(await found(ana, 'How do I change my password?')).toEqual(['Sign-in and security /settings/security']);
});

test('an answer of the FAQ is found, and pages whose title has the words come first', async () => {
  expect((await found(ana, 'close account'))[0]).toBe('How do I close my account? /faq#leave');
  expect((await found(ana, 'privacy'))[0]).toBe('Privacy Policy /privacy-policy');
  expect(await found(ana, 'privacy -policy')).not.toContain('Privacy Policy /privacy-policy');
});

test('guests find help, and no settings of members', async () => {
  expect(await found(0, 'password')).toEqual([]);
  expect(await found(0, 'dark mode')).toHaveLength(1);
  expect(await found(ana, 'what is the')).toEqual([]);
});

test('a long list goes on where it ended, and an unknown place is refused', async () => {
  const first = (await ask(ana, { q: 'accessibility', kind: 'help', limit: '5' })).body;
  const group = first.groups.find(({ kind }) => kind === 'help');
  expect(group?.hits).toHaveLength(5);
  const second = (await ask(ana, { q: 'accessibility', kind: 'help', limit: '5', cursor: first.next ?? '' })).body;
  const more = second.groups.find(({ kind }) => kind === 'help');
  expect(more?.hits[0]?.href).not.toBe(group?.hits[0]?.href);
  const unknown = { query: { q: 'accessibility', kind: 'help', cursor: 'x' } };
  expect(await app.status(ana, 'search', unknown)).toBe(400);
});

test('a setting is suggested while its name is typed', async () => {
  const { body } = await app.call<{ groups: SuggestionGroup[] }>(ana, 'suggest', { query: { q: 'text si' } });
  expect(body.groups.find(({ kind }) => kind === 'help')?.items).toEqual([
    { href: '/accessibility#setting-fontSize', label: 'Text size', detail: 'Settings' },
  ]);
});

test('a setting is still suggested when its name is typed in full', async () => {
  const { body } = await app.call<{ groups: SuggestionGroup[] }>(ana, 'suggest', { query: { q: 'message settings' } });
  expect(body.groups.find(({ kind }) => kind === 'help')?.items).toEqual([
    { href: '/messages/settings', label: 'Message settings', detail: 'Settings' },
  ]);
});
