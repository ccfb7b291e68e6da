import { useSyncExternalStore } from 'react';
import type { WebArea } from './area.ts';
import { type OperationTable, setTable } from './client/address.ts';
import { setRoutes } from './router/routes.ts';

/** Areas with their screens and menu entries, and how their operations are called. */
export interface SiteLists {
  readonly areas: readonly WebArea[];
  readonly operations: OperationTable;
}

/**
 * The lists of the whole site grow with every area, and the home feed needs few of their lines: those are there from
 * the start, and the rest comes right after the first screen, or before it where that is another one.
 */
let lists: SiteLists = { areas: [], operations: {} };
let loadRest: (() => Promise<SiteLists>) | undefined;
let loading: Promise<void> | undefined;
let isThere = false;
const listeners = new Set<() => void>();

function use(next: SiteLists): void {
  lists = next;
  setRoutes(next.areas);
  setTable(next.operations, whole);
  for (const listener of listeners) listener();
}

export function setSite(first: SiteLists, rest: () => Promise<SiteLists>): void {
  loadRest = rest;
  loading = undefined;
  isThere = false;
  use(first);
}

export const isWhole = (): boolean => isThere;

/** Loads the rest once; after a failure the next call tries again. */
export function whole(): Promise<void> {
  if (!loadRest) return Promise.resolve();
  loading ??= loadRest().then(
    (all) => {
      isThere = true;
      use(all);
    },
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const areasNow = (): readonly WebArea[] => lists.areas;

/** For menus: the areas that are known by now. */
export const useAreas = (): readonly WebArea[] => useSyncExternalStore(subscribe, areasNow);
