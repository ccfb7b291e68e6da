import { type ComponentType, lazy } from 'react';
import { place } from '#platform/web/place.ts';
import type { User } from '../contract.ts';

type Panel = ComponentType<{ readonly user: User }>;

/** What a member has made, as a tab of their profile. */
export interface ProfileTab {
  /** In the address: ?tab=blogs */
  readonly id: string;
  readonly label: string;
  /** Place among the tabs, rising. */
  readonly order: number;
  /** Of the tab that is open first: its files come with the page of this path. */
  readonly path?: '/profile/:id';
  readonly load: () => Promise<{ readonly Panel: Panel }>;
}

/** Filled by the areas that have content. */
export const profileTabs = place<ProfileTab>('tabs of profiles');

export const tabsInOrder = (): readonly ProfileTab[] => profileTabs.now().toSorted((a, b) => a.order - b.order);

const panels = new Map<ProfileTab, Panel>();

/** Shows at once what has been loaded, and else loads it. */
export function panelOf(tab: ProfileTab): Panel {
  const panel = panels.get(tab) ?? lazy(async () => ({ default: (await tab.load()).Panel }));
  panels.set(tab, panel);
  return panel;
}

/** A screen with the tab that is open first, so that nothing moves afterwards. */
export async function withFirstTab<S>(loading: Promise<S>): Promise<S> {
  const first = tabsInOrder().find(({ path }) => path !== undefined);
  const [screen, tab] = await Promise.all([loading, first?.load()]);
  if (first && tab) panels.set(first, tab.Panel);
  return screen;
}
