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
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible();
    const away = await target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const beyond = top < 0 ? -top : Math.max(0, bottom - innerHeight);
      return beyond / innerHeight;
    });
    took += Math.ceil(away / swipe);
    await target.scrollIntoViewIfNeeded();
  };
  const at = async (target: Locator) => {
    await reach(target);
    took += 1;
    if (touch) await target.tap();
    else await target.click();
    await comes();
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
    type: async (name: Name, text: string, within?: Locator) => {
      const field = find('textbox', name, within);
      await reach(field);
      took += 1;
      await field.fill(text);
    },
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
