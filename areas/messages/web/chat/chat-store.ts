import { useSyncExternalStore } from 'react';
import type { Kept } from '#platform/web/area.ts';
import { currentSession } from '#platform/web/session.ts';
import { type ChatKey, noChats, type OpenChats, readChats, withoutWindow, withWindow } from './open-chats.ts';

/** 'window': the one that is active. */
export type FocusWish = 'panel' | 'window' | 'opener';

interface State extends OpenChats {
  /** Where the focus is to go once it is drawn; never on a reload. */
  readonly focus: FocusWish | null;
}

/** By tab: another tab keeps its own windows. Only numbers are kept, no names and no words. */
export const chatsKept: Kept = {
  store: 'sessionStorage',
  key: (memberId) => `doorways-chats:${memberId}`,
  until: 'sign-out',
};
const storageKey = chatsKept.key;
const listeners = new Set<() => void>();
let owner: number | undefined;
let state: State = { ...noChats, focus: null };
let opener: (() => void) | undefined;

function read(memberId: number): OpenChats {
  try {
    return readChats(sessionStorage.getItem(storageKey(memberId)));
  } catch {
    return noChats;
  }
}

/** The chats of whoever is signed in now. */
function now(): State {
  const memberId = currentSession().member?.id;
  if (memberId !== owner) {
    owner = memberId;
    state = { ...(memberId === undefined ? noChats : read(memberId)), focus: null };
  }
  return state;
}

function set(part: Partial<State>): void {
  state = { ...now(), ...part };
  const { open, windows, active } = state;
  try {
    if (owner !== undefined) sessionStorage.setItem(storageKey(owner), JSON.stringify({ open, windows, active }));
  } catch {
    // Private windows may refuse; the chats then stay open until the tab is reloaded.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useOpenChats = (): State => useSyncExternalStore(subscribe, now);

/** Where the focus goes back to when the last window is closed. */
const from = (element: Element | null) => {
  opener = () => element instanceof HTMLElement && element.isConnected && element.focus();
};

/** CHAT-07: a window with a member, or of a conversation. */
export function openChat(key: ChatKey): void {
  if (now().windows.length === 0) from(document.activeElement);
  set({ ...withWindow(now(), key), focus: 'window' });
}

export function selectChat(key: ChatKey): void {
  set({ active: key, focus: 'window' });
}

/** The focus is in this window already. */
export function noteActive(key: ChatKey): void {
  if (now().active !== key) set({ active: key });
}

/** CHAT-14. `last`: where the focus goes when no window is left. */
export function closeChat(key: ChatKey, last: 'opener' | 'panel' = 'opener'): void {
  const next = withoutWindow(now(), key);
  set({ ...next, focus: next.active === null ? last : 'window' });
}

/** `alone`: there is room for one thing at a time, so that no window stands before the panel. */
export function openPanel({ alone }: { readonly alone: boolean }): void {
  set({ open: true, focus: 'panel', ...(alone ? { active: null } : {}) });
}

/** From a window back to the contacts; the windows stay open. */
export function leaveWindow(): void {
  set({ active: null, focus: 'panel' });
}

export function closeWidget(): void {
  set({ open: false, focus: null });
}

/** Answers once; who asked takes the focus there. */
export function takeFocusWish(wish: FocusWish): boolean {
  if (now().focus !== wish) return false;
  set({ focus: null });
  return true;
}

/** False when what opened the window is not on the page any more. */
export function focusOpener(): boolean {
  const before = document.activeElement;
  opener?.();
  opener = undefined;
  return document.activeElement !== before && document.activeElement !== document.body;
}

let heard: number | undefined;

/** The active window says what comes into this conversation by itself. Answers with the way to stop. */
export function noteHeard(conversationId: number): () => void {
  heard = conversationId;
  return () => {
    if (heard === conversationId) heard = undefined;
  };
}

export const isHeard = (conversationId: unknown): boolean => heard === conversationId;
