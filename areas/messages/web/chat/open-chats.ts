import type { Which } from '../data.ts';

/** u: the conversation of two with this member; c: a conversation by its number, such as a group. */
export type ChatKey = `u${number}` | `c${number}`;

export interface OpenChats {
  /** CHAT-15: the widget is open or closed. Closed, its windows wait. */
  readonly open: boolean;
  /** In the order of opening. */
  readonly windows: readonly ChatKey[];
  readonly active: ChatKey | null;
}

export const noChats: OpenChats = { open: false, windows: [], active: null };

/** More than anybody can follow; the one that was opened first makes room. */
const most = 12;

const isKey = (value: unknown): value is ChatKey => typeof value === 'string' && /^[uc][1-9]\d{0,9}$/.test(value);

export const whichOf = (key: ChatKey): Which => {
  const id = Number(key.slice(1));
  return key.startsWith('u') ? { with: id } : { id };
};

export function withWindow(chats: OpenChats, key: ChatKey): OpenChats {
  const there = chats.windows.includes(key);
  const windows = there ? chats.windows : [...chats.windows, key].slice(-most);
  return { open: true, windows, active: key };
}

/** CHAT-14: the window that took the place of the closed one is selected, or else the one opened before it. */
export function withoutWindow(chats: OpenChats, key: ChatKey): OpenChats {
  const at = chats.windows.indexOf(key);
  if (at < 0) return chats;
  const windows = chats.windows.filter((each) => each !== key);
  const active = chats.active === key ? (windows[at] ?? windows.at(-1) ?? null) : chats.active;
  return { ...chats, windows, active };
}

/** Those that fit beside each other, the active one always among them, in the order of opening. */
export function shownWindows({ windows, active }: OpenChats, fit: number): readonly ChatKey[] {
  const room = Math.max(1, fit);
  if (windows.length <= room) return windows;
  const latest = windows.slice(-room);
  if (active === null || latest.includes(active)) return latest;
  return [active, ...latest.slice(1)];
}

/** What a tab has kept; anything else counts as nothing. */
export function readChats(text: string | null): OpenChats {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<OpenChats> | null;
    const windows = [...new Set((value?.windows ?? []).filter(isKey))].slice(-most);
    const active = windows.find((key) => key === value?.active) ?? null;
    return { open: value?.open === true, windows, active };
  } catch {
    return noChats;
  }
}
