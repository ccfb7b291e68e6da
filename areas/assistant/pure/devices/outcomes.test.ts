import { expect, test } from 'vitest';
import { startDwell } from './dwell.ts';
import { waitingHints } from './offers.ts';
import {
  controllerOutcome,
  dwellOutcome,
  keyboardOutcome,
  type Outcome,
  scanOutcome,
  voiceOutcome,
} from './outcomes.ts';
import { startScan } from './scanner.ts';

const fields = ({ offers }: Outcome) => offers.map(({ field, value }) => `${field} ${value}`);
const at = (what: string, ...times: number[]) => times.map((each) => ({ what, at: each }));

test('a scan says how many targets were right and how close presses were', () => {
  const scan = { ...startScan(3, 1000, [1, 0, 2]), chosen: [1, 0, 2] };
  const outcome = scanOutcome(scan, at('press', 0, 400, 2000));
  expect(outcome.lines).toEqual([
    'You chose 3 of 3 targets.',
    'The shortest time between presses was 0.4 seconds.',
    'The same press came again within half a second, 1 time.',
  ]);
  expect(fields(outcome)).toEqual(['clickAssistance true', 'focusIndicators enhanced', 'keyboardNavigation true']);
  expect(scanOutcome(startScan(3, 1000, [1, 0, 2]), [])).toEqual({ lines: ['You chose 0 of 3 targets.'], offers: [] });
});

test('dwell says what was chosen, and suggests a shorter time when most rests ended early', () => {
  const dwell = startDwell(1000, 0);
  expect(dwellOutcome({ ...dwell, chosen: ['a', 'b', 'c'] }, 3).lines).toEqual([
    'You chose 3 of 3 targets by resting for 1.0 second.',
    'The pointer never left too early.',
  ]);
  expect(dwellOutcome({ ...dwell, chosen: ['a'], leftEarly: 2 }, 3).lines[1]).toBe(
    'The pointer left too early 2 times. A shorter time may suit you better.',
  );
  expect(dwellOutcome({ ...dwell, chosen: ['a'], leftEarly: 1 }, 3).lines[1]).toBe(
    'The pointer left too early 1 time. This time may suit you.',
  );
  expect(fields(dwellOutcome({ ...dwell, chosen: ['a'] }, 3))).toEqual(['hoverDelay 1200', 'clickAssistance true']);
  expect(fields(dwellOutcome(dwell, 3))).toEqual([]);
});

test('hints never wait longer than the setting can hold', () => {
  expect([300, 1000, 1900, 3000].map((ms) => waitingHints(ms).value)).toEqual([500, 1200, 2000, 2000]);
});

test('a controller says which buttons were pressed how often', () => {
  const presses = [...at('Controller 1, button 1', 0, 700), ...at('Controller 1, button 3', 2000)];
  expect(controllerOutcome(presses, true).lines).toEqual([
    'Controller 1, button 1: 2 presses.',
    'Controller 1, button 3: 1 press.',
    'A stick was moved.',
    'The shortest time between presses was 0.7 seconds.',
  ]);
  expect(controllerOutcome([], false)).toEqual({ lines: ['No button of a controller was pressed.'], offers: [] });
});

test('voice says how much was heard, where speech went and what went wrong', () => {
  expect(voiceOutcome(2, 3, false, null).lines).toEqual([
    '2 of 3 commands were heard right.',
    'Your voice was turned into text by your browser’s speech service.',
  ]);
  expect(voiceOutcome(0, 3, true, 'No microphone was found.')).toEqual({
    lines: ['No microphone was found.', '0 of 3 commands were heard right.', 'Your voice stayed on this device.'],
    offers: [],
  });
});

test('the keyboard says which keys arrived, and what repeats', () => {
  expect(keyboardOutcome([...at('Tab', 0), ...at('Enter', 900, 1100)], 4).lines).toEqual([
    'These keys arrived: Tab, Enter.',
    'The shortest time between presses was 0.2 seconds.',
    'The same press came again within half a second, 1 time.',
    'A key that was held down repeated 4 times.',
    'You can change that: “Filter keys” in Windows, or “Key repeat rate” in the keyboard settings of a Mac.',
  ]);
  expect(keyboardOutcome([], 0)).toEqual({ lines: ['No key arrived.'], offers: [] });
});
