import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#platform/web/client/error.ts';
import type { Draft, DraftContent } from '../contract.ts';
import { fromPlainText } from '../pure/from-plain-text.ts';
import { plainText } from '../pure/walk.ts';
import {
  createDraftKeeper,
  type DeviceCopy,
  emptyContent,
  type KeeperOptions,
  type KeeperPorts,
  pauses,
} from './draft-keeper.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const content = (text: string): DraftContent => ({ ...emptyContent, document: fromPlainText(text) });
const at = '2026-11-21T04:00:00.000Z';
const refusal = (status: number) =>
  new ApiError(status, JSON.stringify({ type: '', title: '', status, detail: 'No.' }));

/** A server with versions, and a device, both in memory. */
function world(...first: Draft[]) {
  const drafts = new Map(first.map((one) => [one.id, one]));
  const device = new Map<string, DeviceCopy>();
  const calls: string[] = [];
  let away = false;
  const ports: KeeperPorts = {
    find: async (kind) => [...drafts.values()].find((one) => one.kind === kind),
    read: async (id) => {
      const draft = drafts.get(id);
      if (!draft) throw refusal(404);
      return draft;
    },
    create: async (draft, key) => {
      calls.push(`create ${key}`);
      if (away) throw new TypeError('Failed to fetch');
      const made = { ...draft, id: 50 + drafts.size, version: 1, createdAt: at, updatedAt: at };
      drafts.set(made.id, made);
      return made;
    },
    save: async (id, version, draft) => {
      calls.push(`save ${id} ${version}`);
      if (away) throw new TypeError('Failed to fetch');
      const before = drafts.get(id);
      if (!before) throw refusal(404);
      if (before.version !== version) throw refusal(409);
      const made = { ...before, ...draft, version: version + 1, updatedAt: at };
      drafts.set(id, made);
      return made;
    },
    readDevice: (key) => device.get(key),
    writeDevice: (key, copy) => void (copy ? device.set(key, structuredClone(copy)) : device.delete(key)),
    now: () => at,
  };
  const keeper = async (options: Partial<KeeperOptions> = {}) => {
    const made = createDraftKeeper({ kind: 'blog', targetId: null, ...options }, ports);
    await made.load();
    return made;
  };
  const setAway = (on: boolean) => {
    away = on;
  };
  return { drafts, device, calls, keeper, setAway };
}
const draft = (id: number, text: string, version = 1): Draft => ({
  id,
  kind: 'blog',
  targetId: null,
  content: content(text),
  publishAt: null,
  version,
  createdAt: at,
  updatedAt: at,
});
const textsOn = (device: Map<string, DeviceCopy>) => [...device.values()].map((one) => plainText(one.content.document));

test('typing without a pause reaches the device within a second, again and again', async () => {
  const { keeper, device, setAway } = world();
  setAway(true);
  const one = await keeper();
  for (let letter = 1; letter <= 60; letter += 1) {
    one.setContent(content('a'.repeat(letter)));
    await vi.advanceTimersByTimeAsync(100);
    if (letter > 10) expect(textsOn(device)[0]?.length).toBeGreaterThanOrEqual(letter - 10);
  }
});

test('the server has it a few seconds later, with one draft for one text', async () => {
  const { keeper, drafts, device, calls } = world();
  const one = await keeper();
  one.setContent(content('One'));
  await vi.advanceTimersByTimeAsync(pauses.server + 10);
  one.setContent(content('One two'));
  await vi.advanceTimersByTimeAsync(pauses.server + 10);
  expect(calls.map((call) => call.split(' ')[0])).toEqual(['create', 'save']);
  expect([...drafts.values()].map(({ content: { document } }) => plainText(document))).toEqual(['One two']);
  expect(one.getState()).toMatchObject({ saving: 'saved', base: { id: 50, version: 2 } });
  expect(device.size).toBe(0);
});

test('an empty page never becomes a draft', async () => {
  const { keeper, calls, device } = world();
  const one = await keeper();
  one.setContent(content('a'));
  one.setContent(content(''));
  await vi.advanceTimersByTimeAsync(20_000);
  await one.flush();
  expect(calls).toEqual([]);
  expect(device.size).toBe(0);
});

test('while the server is away the device has it, and the same creation is tried again', async () => {
  const { keeper, calls, device, drafts, setAway } = world();
  const one = await keeper();
  setAway(true);
  one.setContent(content('One'));
  await vi.advanceTimersByTimeAsync(pauses.server + 10);
  expect(one.getState().saving).toBe('device');
  one.setContent(content('One two'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(textsOn(device)).toEqual(['One two']);
  setAway(false);
  await vi.advanceTimersByTimeAsync(pauses.again + pauses.server + 100);
  const creations = calls.filter((call) => call.startsWith('create'));
  expect(creations.length).toBeGreaterThan(1);
  expect(new Set(creations).size).toBe(1);
  expect([...drafts.values()].map(({ content: { document } }) => plainText(document))).toEqual(['One two']);
  expect(device.size).toBe(0);
});

test('after a crash the device’s text is offered, and nothing is lost before the choice', async () => {
  const { keeper, device, drafts } = world(draft(7, 'Saved'));
  device.set('writing:draft:7', {
    content: content('Saved and more'),
    publishAt: null,
    base: { id: 7, version: 1 },
    at,
  });
  const one = await keeper({ draftId: 7 });
  expect(one.getState()).toMatchObject({ content: content('Saved'), offer: { from: 'device' } });
  one.writeDevice();
  expect(textsOn(device)).toEqual(['Saved and more']);
  one.takeOffer();
  await vi.advanceTimersByTimeAsync(pauses.server + 10);
  expect(plainText(drafts.get(7)?.content.document ?? content('').document)).toBe('Saved and more');
  expect(device.size).toBe(0);
});

test('an offer that is left goes from the device only', async () => {
  const { keeper, device, drafts } = world(draft(7, 'Saved'));
  const one = await keeper();
  expect(one.getState().offer).toMatchObject({ from: 'server' });
  one.leaveOffer();
  expect(drafts.size).toBe(1);
  device.set('writing:reply:3', { content: content('Half'), publishAt: null, at });
  const two = await keeper({ kind: 'reply', targetId: 3 });
  two.leaveOffer();
  expect(device.size).toBe(0);
});

test('a second writer is told, has both texts, and chooses', async () => {
  for (const choice of ['keepMine', 'takeTheirs'] as const) {
    const { keeper, drafts } = world(draft(7, 'Shared'));
    const [one, two] = [await keeper({ draftId: 7 }), await keeper({ draftId: 7 })];
    one.setContent(content('First'));
    await vi.advanceTimersByTimeAsync(pauses.server + 10);
    two.setContent(content('Second'));
    await vi.advanceTimersByTimeAsync(pauses.server + 10);
    expect(two.getState().content).toEqual(content('Second'));
    expect(two.getState().conflict?.content).toEqual(content('First'));
    two.setContent(content('Second, more'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(drafts.get(7)?.content).toEqual(content('First'));
    await two[choice]();
    expect(two.getState().conflict).toBeUndefined();
    expect(drafts.get(7)?.content).toEqual(content(choice === 'keepMine' ? 'Second, more' : 'First'));
    expect(two.getState().content).toEqual(drafts.get(7)?.content);
  }
});

test('what was published elsewhere is not created again by itself', async () => {
  const { keeper, drafts, calls } = world(draft(7, 'Out'));
  const one = await keeper({ draftId: 7 });
  drafts.delete(7);
  one.setContent(content('Out, changed'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(one.getState().gone).toBe(true);
  expect(calls.filter((call) => call.startsWith('create'))).toEqual([]);
  await one.saveAsNew();
  expect([...drafts.values()].map((each) => each.content)).toEqual([content('Out, changed')]);
});

test('after publishing nothing is written any more', async () => {
  const { keeper, calls, device } = world(draft(7, 'Out'));
  const one = await keeper({ draftId: 7 });
  one.setContent(content('Out, changed'));
  one.forget();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(calls).toEqual([]);
  expect(device.size).toBe(0);
});
