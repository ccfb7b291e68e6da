import { describe, expect, test } from 'vitest';
import { type DwellEvent, dwell, startDwell } from './dwell.ts';
import { heldButtons, newPresses, stickMoved } from './gamepad.ts';
import { inSeconds, measure } from './presses.ts';
import { type ScanEvent, scan, scanDone, scanHits, startScan } from './scanner.ts';
import { saidIt } from './voice.ts';

const time = (ms: number) => ({ type: 'time', ms }) as const;
const press: ScanEvent = { type: 'press' };
const pause = { type: 'pause' } as const;
const scanned = (...events: ScanEvent[]) => events.reduce(scan, startScan(3, 1000, [1, 0, 2]));

describe('scanning', () => {
  test('the mark moves on after the chosen time and comes back to the first target', () => {
    const at = (ms: number) => scanned(time(ms)).at;
    expect([999, 1000, 1999, 2500, 3000, 7200].map(at)).toEqual([0, 1, 1, 2, 0, 1]);
  });
  test('small steps add up, and nothing is lost between them', () => {
    let state = startScan(3, 1000, [1]);
    for (let step = 0; step < 25; step += 1) state = scan(state, time(100));
    expect([state.at, state.spent]).toEqual([2, 500]);
  });
  test('a press takes the marked target and starts the next round at the first', () => {
    const state = scanned(time(1200), press, press, time(1000), press);
    expect(state.chosen).toEqual([1, 0, 1]);
    expect(scanDone(state)).toBe(true);
    expect(scanHits(state)).toBe(2);
    expect(scan(state, press)).toBe(state);
  });
  test('next moves by one target and starts its time', () => {
    expect(scanned(time(900), { type: 'next' })).toMatchObject({ at: 1, spent: 0 });
    expect(scanned({ type: 'next' }, { type: 'next' }, { type: 'next' }).at).toBe(0);
  });
  test('while it is paused, time and presses do nothing', () => {
    const paused = scanned(time(400), pause, time(5000), press);
    expect(paused).toMatchObject({ at: 0, spent: 400, chosen: [], paused: true });
    expect([pause, time(600)].reduce(scan, paused).at).toBe(1);
  });
});

const rested = (grace: number, ...events: DwellEvent[]) => events.reduce(dwell, startDwell(1000, grace));
const enter = (target: string) => ({ type: 'enter', target }) as const;
const leave = { type: 'leave' } as const;

describe('dwell', () => {
  test('a target is chosen when the time is over, once', () => {
    expect(rested(0, enter('a'), time(900)).chosen).toEqual([]);
    const done = rested(0, enter('a'), time(900), time(100));
    expect(done).toMatchObject({ chosen: ['a'], on: null, leftEarly: 0 });
    expect(dwell(done, enter('a'))).toBe(done);
  });
  test('without tolerance, leaving starts from nothing and is counted', () => {
    const state = rested(0, enter('a'), time(900), leave, enter('a'), time(900));
    expect(state).toMatchObject({ chosen: [], leftEarly: 1, rested: 900 });
  });
  test('with tolerance, a short way out keeps the time that was rested', () => {
    const state = rested(300, enter('a'), time(600), leave, time(300), enter('a'), time(400));
    expect(state).toMatchObject({ chosen: ['a'], leftEarly: 0 });
  });
  test('with tolerance, a long way out starts from nothing, and time outside is not rest', () => {
    const out = rested(300, enter('a'), time(600), leave, time(301));
    expect(out).toMatchObject({ on: null, leftEarly: 1, chosen: [] });
    expect(rested(300, enter('a'), time(900), leave, time(200)).chosen).toEqual([]);
  });
  test('going straight to another target drops the first', () => {
    expect(rested(300, enter('a'), time(500), leave, enter('b'), time(1000))).toMatchObject({
      chosen: ['b'],
      leftEarly: 1,
    });
  });
  test('passing over without any time is no early leaving', () => {
    expect(rested(0, enter('a'), leave).leftEarly).toBe(0);
  });
  test('while it is paused, nothing is chosen', () => {
    expect(rested(0, enter('a'), time(500), pause, time(900), enter('a'), time(2000)).chosen).toEqual([]);
  });
});

describe('presses', () => {
  test('none and one have no gap', () => {
    expect(measure([])).toEqual({ presses: 0, shortestGap: null, doubles: 0 });
    expect(measure([{ what: 'Enter', at: 5 }])).toEqual({ presses: 1, shortestGap: null, doubles: 0 });
  });
  test('the shortest gap, and double presses of the same key only', () => {
    const presses = [
      { what: 'Enter', at: 0 },
      { what: 'Enter', at: 499 },
      { what: 'Enter', at: 999 },
      { what: 'Tab', at: 1300 },
    ];
    expect(measure(presses)).toEqual({ presses: 4, shortestGap: 301, doubles: 1 });
  });
  test('seconds are written with one decimal', () => {
    expect([0, 349, 350, 1000, 1049, 12_345].map(inSeconds)).toEqual([
      '0.0 seconds',
      '0.3 seconds',
      '0.4 seconds',
      '1.0 second',
      '1.0 second',
      '12.3 seconds',
    ]);
  });
});

describe('controllers', () => {
  const controller = (index: number, pressed: boolean[], axes: number[] = []) => ({
    index,
    axes,
    buttons: pressed.map((each) => ({ pressed: each })),
  });
  test('only a press that begins counts, however long it is held', () => {
    const first = heldButtons([controller(0, [true, false]), null]);
    const second = heldButtons([controller(0, [true, true]), null]);
    expect(newPresses([], first)).toEqual(['Controller 1, button 1']);
    expect(newPresses(first, second)).toEqual(['Controller 1, button 2']);
    expect(newPresses(second, second)).toEqual([]);
    expect(newPresses(second, [])).toEqual([]);
  });
  test('the same button of two controllers is not the same', () => {
    expect(heldButtons([controller(0, [true]), controller(1, [true])])).toEqual([
      'Controller 1, button 1',
      'Controller 2, button 1',
    ]);
  });
  test('a stick at rest has not moved', () => {
    expect(stickMoved([controller(0, [], [0.1, -0.2]), null])).toBe(false);
    expect(stickMoved([controller(0, [], [0, -0.9])])).toBe(true);
  });
});

test('a command is heard among other words, whatever its capitals and stops', () => {
  expect(saidIt('Please, open Messages.', 'open messages')).toBe(true);
  expect(saidIt('reopen messages', 'open messages')).toBe(false);
  expect(saidIt('', 'go back')).toBe(false);
});
