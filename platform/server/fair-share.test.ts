import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeFairShare } from './fair-share.ts';

const limits = { most: () => 16, waiting: 64, patience: 3000 };
const turn = () => new Promise<void>((go) => setImmediate(go));

/** Asks for a place, and says what became of it so far. */
function asking(share: ReturnType<typeof makeFairShare>) {
  return (caller: string) => {
    const asked: { caller: string; state: 'in work' | 'waiting' | 'refused' } = { caller, state: 'in work' };
    try {
      const waits = share.enter(caller);
      if (waits) asked.state = 'waiting';
      waits?.then(
        () => {
          asked.state = 'in work';
        },
        () => {
          asked.state = 'refused';
        },
      );
    } catch {
      asked.state = 'refused';
    }
    return asked;
  };
}

test('where a browser asks for much at once, all of it waits, and beyond that it is refused', () => {
  const ask = asking(makeFairShare({ ...limits, waiting: 256, least: 80 }));
  const page = Array.from({ length: 81 }, () => ask('a reader'));
  expect(page.filter(({ state }) => state === 'in work')).toHaveLength(16);
  expect(page.filter(({ state }) => state === 'waiting')).toHaveLength(64);
  expect(page.filter(({ state }) => state === 'refused')).toHaveLength(1);
  expect(ask('someone else').state).toBe('waiting');
});

test('one caller may have all the places when nobody else asks, and then no more', () => {
  const share = makeFairShare(limits);
  const ask = asking(share);
  for (let n = 0; n < 16; n += 1) expect(ask('one').state).toBe('in work');
  expect(share.full('one')).toBe(true);
  expect(ask('one').state).toBe('refused');
});

test('one caller has all the places: the next that ends goes to somebody else, who has a share from then on', async () => {
  const share = makeFairShare(limits);
  const ask = asking(share);
  for (let n = 0; n < 16; n += 1) ask('one');
  expect(share.full('another')).toBe(false);
  const others = Array.from({ length: 8 }, () => ask('another'));
  expect(others.map(({ state }) => state)).toEqual(Array(8).fill('waiting'));
  // Half of the places is the share of one of two.
  expect(ask('another').state).toBe('refused');
  for (let n = 0; n < 8; n += 1) {
    share.leave('one');
    expect(ask('one').state).toBe('refused');
  }
  await turn();
  expect(others.map(({ state }) => state)).toEqual(Array(8).fill('in work'));
  expect(share.inWork()).toBe(16);
});

describe('forty callers who ask without a pause', () => {
  const crowd = Array.from({ length: 40 }, (_, n) => `caller ${n}`);
  /** Each asks for six at once, and again as soon as one has ended or was refused. */
  async function flood(share: ReturnType<typeof makeFairShare>, ends: number) {
    const ask = asking(share);
    let all: ReturnType<typeof ask>[] = [];
    for (let round = 0; round < ends; round += 1) {
      for (const caller of crowd) {
        const open = all.filter((one) => one.caller === caller).length;
        for (let n = open; n < 6; n += 1) all.push(ask(caller));
      }
      const working = all.filter(({ state }) => state === 'in work');
      for (const done of working.slice(0, 4)) share.leave(done.caller);
      all = all.filter((one) => one.state !== 'refused' && !working.slice(0, 4).includes(one));
      await turn();
      all = all.filter(({ state }) => state !== 'refused');
    }
    return all;
  }

  test('take no place from one who asks now and then: that one is the next', async () => {
    const share = makeFairShare(limits);
    const ask = asking(share);
    const all = await flood(share, 100);
    expect(share.full('quiet')).toBe(false);
    const quiet = ask('quiet');
    expect(quiet.state).toBe('waiting');
    share.leave(all.find(({ state }) => state === 'in work')?.caller ?? '');
    await turn();
    expect(quiet.state).toBe('in work');
  });

  test('one who opens a page has all that it asks for at once', async () => {
    const share = makeFairShare(limits);
    const ask = asking(share);
    const all = await flood(share, 100);
    const page = Array.from({ length: 6 }, () => ask('quiet'));
    for (const one of all.filter(({ state }) => state === 'in work')) share.leave(one.caller);
    await turn();
    expect(page.map(({ state }) => state)).toEqual(Array(6).fill('in work'));
  });
});

test('nobody waits for longer than the limit says', async () => {
  let now = 0;
  const share = makeFairShare({ ...limits, most: () => 1 }, () => now);
  const ask = asking(share);
  ask('one');
  const early = ask('another');
  now = 1000;
  const later = ask('a third');
  now = 3001;
  share.look();
  await turn();
  expect([early.state, later.state]).toEqual(['refused', 'waiting']);
});

test('where more may be in work than before, those who wait go on', async () => {
  let most = 1;
  const share = makeFairShare({ ...limits, most: () => most });
  const ask = asking(share);
  ask('one');
  const another = ask('another');
  most = 2;
  share.look();
  await turn();
  expect(another.state).toBe('in work');
});

test('whatever callers do, no more are in work or waiting than the limits say, and who has nothing finds a place', () => {
  const action = fc.record({
    kind: fc.constantFrom('ask', 'ask', 'ask', 'ask', 'leave', 'look', 'limit'),
    who: fc.nat({ max: 12 }),
  });
  return fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 40, maxLength: 200 }), async (actions) => {
      let most = 8;
      const share = makeFairShare({ most: () => most, waiting: 10, patience: 1e9 });
      const ask = asking(share);
      let all: ReturnType<typeof ask>[] = [];
      let mostSeen = 0;
      for (const { kind, who } of actions) {
        const caller = `caller ${who}`;
        if (kind === 'ask') {
          // Only those who wait for their one place each keep out somebody else.
          const some = all.filter(({ state }) => state === 'waiting');
          const mayGive = some.some((one) => all.filter((other) => other.caller === one.caller).length > 1);
          if (mayGive || some.length < 10) expect(share.full('nobody yet')).toBe(false);
          all.push(ask(caller));
        } else if (kind === 'leave') {
          const one = all.find(({ state }) => state === 'in work');
          if (one) {
            all = all.filter((other) => other !== one);
            share.leave(one.caller);
          }
        } else if (kind === 'look') share.look();
        else most = 1 + (who % 8);
        await Promise.resolve();
        await Promise.resolve();
        all = all.filter(({ state }) => state !== 'refused');
        mostSeen = Math.max(mostSeen, share.inWork());
        expect(share.inWork()).toBe(all.filter(({ state }) => state === 'in work').length);
        expect(all.filter(({ state }) => state === 'waiting').length).toBeLessThanOrEqual(10);
      }
      expect(mostSeen).toBeLessThanOrEqual(8);
      for (const one of all.filter(({ state }) => state === 'in work')) share.leave(one.caller);
    }),
    { numRuns: 200 },
  );
});
