import type { Locator, Page } from '@playwright/test';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled } from '#platform/web/testing/journey.ts';
import { loadingIn } from './loading.ts';

type Role = Parameters<Page['getByRole']>[0];
type Name = string | RegExp;

/** How much of a screen one swipe, or one turn of a wheel, moves the page. */
const swipe = 0.8;

/**
 * Someone who sees the page and points at it, with a mouse or, where `touch` is said, with a thumb. A press counts, a
 * swipe to what is further down or up counts, and a text or a choice from a list once. Only what has a role and a name
 * is found.
 */
export function byHand(page: Page, { touch = false } = {}) {
  let took = 0;
  const loading = loadingIn(page);
  const comes = async () => {
    await settled(page);
    await expect.poll(loading, { message: 'What was pressed comes' }).toBe(0);
    await settled(page);
  };
  /** A press that loads the whole page again ends what waits on the old one. */
  const comesAgain = () => expect(comes).toPass({ intervals: [100] });
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible();
    // In screens: how far it is below, above, and from the top of the page.
    const { below, above, fromTop } = await target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const screens = (pixels: number) => Math.max(0, pixels) / innerHeight;
      return {
        below: screens(bottom - innerHeight),
        above: screens(-top),
        fromTop: screens(bottom + scrollY - innerHeight),
      };
    });
    const swipes = Math.ceil((below || above) / swipe);
    // A keyboard has a key that goes to the top.
    const cost = touch || below > 0 ? swipes : Math.min(swipes, 1 + Math.ceil(fromTop / swipe));
    took += cost;
    // What was just written may be drawn again once the server has it.
    await expect(() => target.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass();
  };
  const at = async (target: Locator) => {
    await reach(target);
    took += 1;
    if (touch) await target.tap();
    else await target.click();
    await comesAgain();
  };
  const find = (role: Role, name: Name, within: Page | Locator = page) =>
    within.getByRole(role, { name, ...(typeof name === 'string' ? { exact: true } : {}) });
  return {
    get took() {
      return took;
    },
    find,
    /** A message says it, once since the page was opened. */
    says: async (words: Name) => expect(await timesAnnounced(page, words), `It says: ${words}`).toBe(1),
    /** Looks for it, and swipes as far as it takes. */
    sees: (role: Role, name: Name, within?: Locator) => reach(find(role, name, within).last()),
    /** The first of this name. */
    press: (role: Role, name: Name, within?: Locator) => at(find(role, name, within).first()),
    type: async (name: Name, text: string, within: Page | Locator = page) => {
      // A day and a time have no role.
      const timed = within.getByLabel(name, { exact: true }).and(page.locator('[type=date], [type=time]'));
      const field = find('textbox', name, within)
        .or(find('searchbox', name, within))
        .or(find('combobox', name, within))
        .or(timed);
      await reach(field);
      took += 1;
      await field.fill(text);
    },
    /** The key of the keyboard that sends what was typed. */
    enter: async () => {
      took += 1;
      await page.keyboard.press('Enter');
      await comes();
    },
    /** A file from the device: the button, and the choice. */
    give: async (name: Name, file: { readonly name: string; readonly mimeType: string; readonly text: string }) => {
      const field = page.getByLabel(name).and(page.locator('input[type=file]'));
      took += 2;
      await field.setInputFiles({ ...file, buffer: Buffer.from(file.text) });
      await comes();
    },
    /** It can be read on the page, without a word being said: someone who hears nothing has no other news. */
    shows: async (words: Name, within: Page | Locator = page) => reach(within.getByText(words).last()),
    pick: async (name: Name, option: string, within?: Locator) => {
      const list = find('combobox', name, within);
      await reach(list);
      took += 1;
      await list.selectOption({ label: option });
      await comes();
    },
    /** By the menu of the header. */
    goesTo: async (entry: string) => {
      await at(find('button', /^Menu/));
      await at(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: new RegExp(`^${entry}`) }));
    },
  };
}
