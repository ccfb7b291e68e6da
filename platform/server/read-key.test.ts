import { expect, test } from 'vitest';
import { z } from 'zod';
import { id } from '#platform/contract/fields.ts';
import { json, operation } from '#platform/contract/operation.ts';
import { nextAddress, readKey } from './read-key.ts';

const list = operation({
  name: 'listThings',
  method: 'GET',
  path: '/api/places/{placeId}/things/{name}',
  policy: 'anyone',
  summary: 'Lists things.',
  params: z.object({ placeId: id, name: z.string() }),
  query: z.object({
    tag: z.string().trim().optional(),
    limit: z.coerce.number().int().max(50).default(20),
    cursor: z.string().optional(),
  }),
  output: json(z.array(z.string())),
});
const params = { placeId: '7', name: 'é' };

test('one key for whatever is the same question', () => {
  const key = readKey(list, params, { tag: 'NDIS', limit: '10' });
  expect(key).toBe('listThings [[["name","é"],["placeId",7]],[["limit",10],["tag","NDIS"]]]');
  for (const query of [
    { limit: '10', tag: 'NDIS' },
    { tag: ' NDIS ', limit: '010', unknown: 'x' },
    { tag: 'NDIS', limit: '10', _: '1764000000' },
  ]) {
    expect(readKey(list, params, query)).toBe(key);
  }
  expect(readKey(list, { ...params, placeId: '07' }, { tag: 'NDIS', limit: '10' })).toBe(key);
  expect(readKey(list, params, { tag: 'NDIS' })).toBe(readKey(list, params, { tag: 'NDIS', limit: '20' }));
});

test('another key for another question, and none for what is refused', () => {
  const keys = [
    readKey(list, params, {}),
    readKey(list, params, { tag: 'ndis' }),
    readKey(list, params, { cursor: 'x' }),
    readKey(list, { ...params, placeId: '8' }, {}),
    readKey({ ...list, name: 'listOthers' }, params, {}),
  ];
  expect(new Set(keys).size).toBe(5);
  expect(readKey(list, params, { limit: '51' })).toBeUndefined();
  expect(readKey(list, { ...params, placeId: 'x' }, {})).toBeUndefined();
  expect(readKey(list, params, { tag: ['a', 'b'] })).toBeUndefined();
});

test('the next page is addressed by what the operation knows, and nothing that a caller added', () => {
  const query = { unknown: 'https://evil.example', limit: '10', cursor: 'old', tag: 'a b' };
  expect(nextAddress(list, params, query, 'new=')).toBe('/api/places/7/things/%C3%A9?tag=a+b&limit=10&cursor=new%3D');
  expect(nextAddress(list, params, undefined, 'new')).toBe('/api/places/7/things/%C3%A9?cursor=new');
});
