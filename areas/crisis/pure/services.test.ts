import { expect, test } from 'vitest';
import { HelpService } from '../contract.ts';
import { helpServices } from './services.ts';

const now = new Date('2026-11-10T02:00:00Z');
const all = [...helpServices('AU', now, { zone: 'Australia/Hobart' }), ...helpServices('US', now)];

test('every service fits the contract and shows when it was last checked', () => {
  for (const service of all) expect(HelpService.parse(service).lastChecked).toBe('2026-11-01');
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test('Australia calls 000 first and says that 911 does not work', () => {
  const [first] = helpServices('AU', now);
  expect(first?.channels[0]?.href).toBe('tel:000');
  expect(first?.caution).toBe('911 does not work in Australia.');
  expect(helpServices('US', now)[0]?.channels[0]?.href).toBe('tel:911');
});

test('what is pressed is what is read', () => {
  for (const { channels } of all) {
    for (const { label, href } of channels) {
      if (href) expect(href.replace(/^(tel|sms):/, '')).toBe(label.replaceAll(/\D/g, ''));
    }
  }
});

test('a textphone number is never dialled by an ordinary phone', () => {
  for (const { channels } of all) {
    for (const channel of channels) if (channel.kind === 'tty') expect(channel.href).toBeNull();
  }
});

test('hours that were never confirmed are not claimed', () => {
  const yarn = all.find(({ id }) => id === 'thirteen-yarn');
  expect(yarn).toMatchObject({ hours: '', openNow: null });
});

test('every sentence has at most 25 words', () => {
  const sentences = all.flatMap(({ purpose, caution, relay }) =>
    [purpose, caution, relay].join(' ').split(/(?<=[.!?])\s/),
  );
  for (const sentence of sentences) expect(sentence.split(/\s+/).length).toBeLessThanOrEqual(25);
});
