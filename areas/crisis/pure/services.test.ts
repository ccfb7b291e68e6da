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
  expect(first?.caution).toBe('911 doesn’t work in Australia.');
  expect(helpServices('US', now)[0]?.channels[0]?.href).toBe('tel:911');
});

test('what is pressed is what is read', () => {
  for (const { channels } of all) {
    for (const { label, href, note, openedOn } of channels) {
      if (openedOn !== undefined)
        expect(note).toContain(`Opens their own website, ${href?.slice('https://www.'.length, -1)}.`);
      else if (href) expect(href.replace(/^(tel|sms):/, '')).toBe(label.replaceAll(/\D/g, ''));
    }
  }
});

test('chats, video calls and forms open the service’s own website: none is a dead word', () => {
  const sites = all.flatMap(({ id, channels }) =>
    channels.filter(({ kind }) => /^(chat|video|web)$/.test(kind)).map(({ kind, href }) => `${id} ${kind} ${href}`),
  );
  expect(sites).toEqual([
    'nrs chat https://www.accesshub.gov.au/',
    'nrs video https://www.accesshub.gov.au/',
    'lifeline chat https://www.lifeline.org.au/',
    'suicide-call-back chat https://www.suicidecallbackservice.org.au/',
    'suicide-call-back video https://www.suicidecallbackservice.org.au/',
    '1800respect chat https://www.1800respect.org.au/',
    '1800respect video https://www.1800respect.org.au/',
    'kids-helpline chat https://www.kidshelpline.com.au/',
    'beyond-blue chat https://www.beyondblue.org.au/',
    'qlife chat https://www.qlife.org.au/',
    'ndis-commission web https://www.ndiscommission.gov.au/',
  ]);
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
