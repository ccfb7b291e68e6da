import { describe, expect, test } from 'vitest';
import { type StateCode, stateCodes } from '#platform/contract/postcodes.ts';
import { choose, type WayToTalk } from './chooser.ts';
import type { Need } from './facts.ts';

const pick = (way: WayToTalk, need: Need, at: string, state?: StateCode) =>
  choose({ region: 'AU', way, need, now: new Date(at), reader: { state } });
const ids = (way: WayToTalk, need: Need, at: string, state?: StateCode) =>
  pick(way, need, at, state).open.map(({ id }) => id);

/** Tuesday 24 November 2026, 04:30 UTC: afternoon in the east, 12:30 pm in Perth. */
const tuesday = '2026-11-24T04:30:00Z';

describe('nearest to the need first', () => {
  test.each([
    ['danger', 'talk', 'triple-zero'],
    ['danger', 'text', 'sms-relay'],
    ['danger', 'type', 'tty-106'],
    ['distress', 'talk', 'lifeline'],
    ['distress', 'text', 'lifeline'],
    ['distress', 'type', 'lifeline'],
    ['violence', 'talk', '1800respect'],
    ['violence', 'text', '1800respect'],
    ['everyday', 'talk', 'ndis-commission'],
  ] as const)('%s, %s: %s', (need, way, first) => {
    expect(ids(way, need, tuesday, 'VIC')[0]).toBe(first);
  });

  test('lines for some people come after those for everybody', () => {
    const order = ids('talk', 'distress', tuesday, 'NSW');
    expect(order.indexOf('beyond-blue')).toBeLessThan(order.indexOf('mensline'));
    expect(order.indexOf('beyond-blue')).toBeLessThan(order.indexOf('kids-helpline'));
  });
});

describe('only what is open now, in that channel', () => {
  test('a service shows the channels of the chosen way alone', () => {
    for (const way of ['talk', 'text', 'type', 'sign'] as const) {
      for (const { channels } of pick(way, 'distress', tuesday, 'NSW').open) expect(channels.length).toBeGreaterThan(0);
    }
    const [lifeline] = pick('text', 'distress', tuesday, 'NSW').open;
    expect(lifeline?.channels.map(({ href }) => href)).toEqual(['sms:0477131114']);
  });

  test('every one of them says that it is open; hours that nobody knows stand apart', () => {
    for (const state of stateCodes) {
      for (const way of ['talk', 'text', 'type', 'sign'] as const) {
        const { open, unknown } = pick(way, 'everyday', tuesday, state);
        for (const { openNow } of open) expect(openNow).toBe(true);
        for (const { openNow } of unknown) expect(openNow).toBeNull();
      }
    }
    const { open, unknown } = pick('talk', 'distress', tuesday, 'NSW');
    expect(open.map(({ id }) => id)).not.toContain('thirteen-yarn');
    expect(unknown.map(({ id }) => id)).toEqual(['thirteen-yarn']);
  });

  test('video relay has hours that are not known here, so it is never called open', () => {
    const { open, unknown } = pick('sign', 'danger', tuesday, 'NSW');
    expect(open.map(({ id }) => id)).toEqual(['suicide-call-back']);
    expect(unknown.map(({ id }) => id)).toEqual(['nrs', '1800respect']);
  });

  test('pointing leads to the card, not to a service', () => {
    expect(pick('point', 'danger', tuesday, 'NSW')).toEqual({ open: [], unknown: [] });
  });
});

/** At one moment, by state: which of the lines that keep local hours answer the phone. */
const locals = ['ndis-commission', 'ndis-contact', 'carer-gateway', 'qlife'];
const openAt = (at: string, state: StateCode) => {
  const open = ids('talk', 'everyday', at, state);
  return locals.filter((id) => open.includes(id));
};
const all = ['ndis-commission', 'ndis-contact', 'carer-gateway'];

describe('the clock of each state', () => {
  // 05:45 UTC is 4:45 pm in the south-east, 3:45 pm in Brisbane, 4:15 pm in Adelaide, 3:15 pm in Darwin, 1:45 pm in Perth.
  test.each([
    ['NSW', [...all, 'qlife']],
    ['ACT', [...all, 'qlife']],
    ['VIC', [...all, 'qlife']],
    ['TAS', [...all, 'qlife']],
    ['QLD', [...all, 'qlife']],
    ['SA', [...all, 'qlife']],
    ['NT', [...all, 'qlife']],
    ['WA', all],
  ] as const)('%s on a Tuesday', (state, open) => {
    expect(openAt('2026-11-24T05:45:00Z', state)).toEqual(open);
  });

  // 20:45 UTC is 7:45 am in the south-east in summer and 4:45 am in Perth.
  test('in the morning the west sleeps while the east opens', () => {
    const at = '2026-11-23T21:15:00Z';
    expect(openAt(at, 'NSW')).toEqual(['ndis-contact', 'carer-gateway']);
    expect(openAt(at, 'QLD')).toEqual([]);
    expect(openAt(at, 'WA')).toEqual([]);
  });
  test('in the west the Commission keeps its own hours, 7:30 am to 3:30 pm', () => {
    expect(openAt('2026-11-23T23:45:00Z', 'WA')).toEqual(['ndis-commission']);
    expect(openAt('2026-11-24T07:45:00Z', 'WA')).toEqual(['ndis-contact', 'carer-gateway', 'qlife']);
  });
});

describe('public holidays', () => {
  test('on Christmas Day only what has no holidays answers, in every state', () => {
    for (const state of stateCodes) expect(openAt('2026-12-25T02:00:00Z', state)).toEqual(['carer-gateway']);
    expect(ids('talk', 'distress', '2026-12-25T02:00:00Z', 'NSW')[0]).toBe('lifeline');
  });

  // Melbourne Cup Day, Tuesday 3 November 2026, 1 pm in Melbourne: a holiday in Victoria alone.
  test.each(stateCodes)('Melbourne Cup Day in %s', (state) => {
    const open = openAt('2026-11-03T02:00:00Z', state);
    expect(open.includes('ndis-commission')).toBe(state !== 'VIC');
    expect(open).toContain('ndis-contact');
  });

  test('the day of the state’s own that nobody can know by a rule is not called open', () => {
    // Friday 25 September 2026 may be the day before the football final.
    const { open, unknown } = pick('talk', 'everyday', '2026-09-25T02:00:00Z', 'VIC');
    expect(open.map(({ id }) => id)).not.toContain('ndis-commission');
    expect(unknown.map(({ id }) => id)).toContain('ndis-commission');
  });
});
