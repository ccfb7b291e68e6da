import { expect, test } from 'vitest';
import { deviceWords } from './device-words.ts';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0 Safari/537.36 Edg/143.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
    'Safari on an iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 16000.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0 Safari/537.36',
    'Chrome on a Chromebook',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_1)', 'A browser on a Mac'],
  ['curl/8.0', 'A browser we don’t recognise'],
  ['', 'A browser we don’t recognise'],
])('%s', (agent, words) => expect(deviceWords(agent)).toBe(words));
