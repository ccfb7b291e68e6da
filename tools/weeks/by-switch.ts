import type { Page } from '@playwright/test';
import { expect, settled } from '#platform/web/testing/journey.ts';
import { loadingIn } from './loading.ts';

type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'Space';

/**
 * Someone with two switches: one goes on (Tab), and held for longer goes back (Shift+Tab); the other chooses (Enter, or
 * Space where a box is ticked). They have no arrows and no letters. Where the page scans by itself, one is enough.
 */
export function bySwitch(page: Page) {
  let took = 0;
  const loading = loadingIn(page);
  const press = async (key: Key) => {
    took += 1;
    await page.keyboard.press(key);
  };
  /** Role and name of what has the focus, as assistive technology has them: link "Messages". */
  const here = async () => {
    const focus = page.locator(':focus');
    if ((await focus.count()) === 0) return 'the page';
    // One line for itself, quoted where its name has a colon; what is inside comes below.
    const [line = ''] = (await focus.ariaSnapshot()).split('\n');
    return line.replace(/^- '?/, '').replaceAll("''", "'");
  };
  /** Goes on, or back, until it is at this. */
  const to = async (stop: RegExp, way: 'Tab' | 'Shift+Tab' = 'Tab', most = 80) => {
    const passed: string[] = [];
    for (let presses = 0; presses < most; presses += 1) {
      await press(way);
      const name = await here();
      if (stop.test(name)) return name;
      passed.push(name);
    }
    throw new Error(`The switch did not come to ${stop}; it came to:\n${passed.join('\n')}`);
  };
  /** What a press asks for is there, code that comes with the first press included. */
  const comes = async () => {
    await settled(page);
    await expect.poll(loading, { message: 'What was pressed comes' }).toBe(0);
    await settled(page);
  };
  /** Goes on to this and chooses it. */
  const choose = async (stop: RegExp, key: 'Enter' | 'Space' = 'Enter') => {
    await to(stop);
    await press(key);
    await comes();
  };
  /** The same for what stands before. */
  const chooseBefore = async (stop: RegExp) => {
    await to(stop, 'Shift+Tab');
    await press('Enter');
    await comes();
  };
  return {
    get took() {
      return took;
    },
    ...{ here, to, choose, chooseBefore, press },
    /** Waits until what is scanned is at this, and chooses it; `frame` says what it is at. */
    scans: async (frame: () => Promise<string>, words: RegExp) => {
      await expect
        .poll(frame, { message: `Scanning comes to ${words}`, timeout: 90_000, intervals: [100] })
        .toMatch(words);
      await press('Space');
    },
    /** By the menu, which stands before every page. */
    goesTo: async (entry: string) => {
      await chooseBefore(/^button "Menu/);
      await choose(new RegExp(`^link "${entry}`));
    },
  };
}
