import type { Page } from '@playwright/test';
import { expect, settled } from '#platform/web/testing/journey.ts';
import { type Jump, startReader } from '#platform/web/testing/reader.ts';

type Words = string | RegExp;
const isIn = (phrase: string, words: Words) =>
  typeof words === 'string' ? phrase.includes(words) : words.test(phrase);

/** Someone who has nothing of the page but what is spoken. Every stop and every press counts, and a text once. */
export async function byReader(page: Page) {
  const reader = await startReader(page);
  let took = 0;
  /** Jumps until these words are spoken. Where something ends is no stop of its own. */
  const to = async (by: Jump, words: Words, most = 100) => {
    const passed: string[] = [];
    for (let moves = 0; moves < most; moves += 1) {
      const phrase = await reader.move(by);
      if (!phrase.startsWith('end of ')) took += 1;
      if (isIn(phrase, words)) return phrase;
      passed.push(phrase);
    }
    throw new Error(`The reader did not come to ${words}; it said:\n${passed.join('\n')}`);
  };
  const act = async () => {
    took += 1;
    await reader.forget();
    await reader.act();
  };
  const type = async (text: string) => {
    took += 1;
    await reader.type(text);
  };
  const press = async (key: string) => {
    took += 1;
    await reader.forget();
    await reader.press(key);
  };
  /** Live regions say it, once. */
  const hears = async (words: Words) => expect(await reader.times(words, { echo: 0 }), `It says: ${words}`).toBe(1);
  /** Presses what leads to another page, whose title is said. */
  const opens = async (title: string) => {
    await act();
    await hears(`polite: Page loaded: ${title}`);
    await settled(page);
  };
  const hand = {
    get took() {
      return took;
    },
    ...{ to, act, type, press, hears, opens },
    /** Waits until the cursor has been taken to these words, with the focus. */
    isAt: (words: Words) =>
      expect
        .poll(async () => (await reader.spoken()).some((phrase) => isIn(phrase, words)), {
          message: `The reader comes to ${words}`,
        })
        .toBe(true),
    /** By the menu of the header, from wherever the cursor is. */
    goesTo: async (entry: string, title: string) => {
      await to('navigation', 'navigation, Site');
      await to('item', /^button, Menu/);
      await act();
      await hand.isAt('Where would you like to go?');
      await to('link', `link, ${entry}`);
      await opens(title);
    },
    stop: () => reader.stop(),
  };
  return hand;
}
