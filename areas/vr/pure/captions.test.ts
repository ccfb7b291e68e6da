import { expect, test } from 'vitest';
import { logText } from './captions.ts';

test('a log says who spoke, and who typed it', () => {
  expect(
    logText('Reading Room', [
      { speaker: 'Ana', typedBy: null, text: 'Hello.', time: '10:32' },
      { speaker: 'Ben', typedBy: 'Kim', text: 'Hi.', time: '10:33' },
    ]),
  ).toBe('Reading Room\n\n10:32 Ana: Hello.\n10:33 Ben (typed by Kim): Hi.\n');
});
