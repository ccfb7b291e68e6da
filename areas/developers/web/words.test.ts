import { expect, test } from 'vitest';
import type { ApiKey } from '../contract.ts';
import { answerOf, isUnused, maskedKey, nameOfWebhook, webhookState } from './words.ts';

const key: ApiKey = {
  id: 1,
  name: 'Site',
  mode: 'live',
  scopes: ['posts:read'],
  origins: [],
  prefix: 'ds_live_',
  ending: '7QpX',
  state: 'active',
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt: null,
  lastUsedAt: null,
  lastUsedFrom: '',
  revokedAt: null,
  revokedWhy: null,
  foundWhere: '',
  replacedById: null,
  version: 1,
};

test('a key is shown by its beginning and its last four characters', () => {
  expect(maskedKey(key)).toBe('ds_live_••••••••7QpX');
});

test('a key is perhaps not needed after 60 days without a call', () => {
  expect(isUnused(key, new Date('2026-03-01T00:00:00.000Z'))).toBe(false);
  expect(isUnused(key, new Date('2026-03-03T00:00:00.000Z'))).toBe(true);
  expect(isUnused({ ...key, lastUsedAt: '2026-02-20T00:00:00.000Z' }, new Date('2026-03-03T00:00:00.000Z'))).toBe(
    false,
  );
  expect(isUnused({ ...key, state: 'revoked' }, new Date('2027-01-01T00:00:00.000Z'))).toBe(false);
});

test('a delivery says what was answered and what becomes of it', () => {
  const delivery = {
    id: 1,
    messageId: 'msg_1',
    event: 'post.created',
    mostTries: 10,
    createdAt: '2026-01-01T00:00:00.000Z',
    nextAt: null,
    ms: 12,
    failure: '',
  } as const;
  expect(answerOf({ ...delivery, state: 'delivered', tries: 1, status: 200 })).toBe('200, delivered');
  expect(answerOf({ ...delivery, state: 'given_up', tries: 10, status: null })).toBe('No answer, given up');
  expect(answerOf({ ...delivery, state: 'waiting', tries: 0, status: null })).toBe('Waiting');
});

test('a webhook without words of its owner is called by its address', () => {
  expect(nameOfWebhook({ description: 'My site', url: 'https://example.org/hooks' })).toBe('My site');
  expect(nameOfWebhook({ description: '', url: 'https://example.org/hooks' })).toBe('example.org');
});

test('a webhook is on while it is told: neither paused, nor of a plan without API access', () => {
  expect(webhookState({ pausedAt: null }, true)).toBe('On');
  expect(webhookState({ pausedAt: null }, false)).toBe('Needs a plan');
  expect(webhookState({ pausedAt: '2026-01-01T00:00:00.000Z' }, false)).toBe('Paused');
});
