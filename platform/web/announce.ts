import { createElement, Fragment, useLayoutEffect, useRef } from 'react';

/**
 * Everything the site says to screen readers goes through here: one polite and one urgent live region, there from
 * load. An open modal makes the rest of the page inert, so each modal brings its own pair and the newest one speaks.
 */
export type Announcement = { text: string; urgent: boolean };
type Regions = { polite: HTMLElement; urgent: HTMLElement };

const regions: Regions[] = [];
const waiting: Announcement[] = [];
const listeners = new Set<(announcement: Announcement) => void>();
// Regions need a moment between two changes, or the first is swallowed; text is cleared so that nobody finds it later.
const settleMs = 100;
const clearMs = 7000;
// A message younger than this in a closing dialog goes before it is heard, and is said outside it; an older one was heard.
const freshMs = 500;
let twin = false;

const write = ({ text, urgent }: Announcement) => {
  const region = regions.at(-1)?.[urgent ? 'urgent' : 'polite'];
  if (!region) {
    waiting.push({ text, urgent });
    return;
  }
  const line = document.createElement('p');
  // A changing blank makes the same words new, so they are spoken again.
  twin = !twin;
  line.textContent = twin ? text : `${text}\u00a0`;
  line.dataset.at = String(Date.now());
  region.append(line);
  setTimeout(() => line.remove(), clearMs);
};

/** Says a short sentence. `urgent` interrupts: for errors and safety only. */
export const announce = (text: string, { urgent = false }: { urgent?: boolean | undefined } = {}): void => {
  const said = text.trim();
  if (!said) return;
  for (const listener of listeners) listener({ text: said, urgent });
  setTimeout(() => write({ text: said, urgent }), settleMs);
};

/** For speech output: hears every announcement. Returns the way to stop. */
export const onAnnounce = (listener: (announcement: Announcement) => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** A pair of live regions. Mounted once by the shell, before anything can speak; dialogs render it as their last child. */
export const LiveRegions = () => {
  const polite = useRef<HTMLDivElement>(null);
  const urgent = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!polite.current || !urgent.current) return;
    const own: Regions = { polite: polite.current, urgent: urgent.current };
    regions.push(own);
    for (const announcement of waiting.splice(0)) setTimeout(() => write(announcement), settleMs);
    return () => {
      regions.splice(regions.indexOf(own), 1);
      for (const kind of ['polite', 'urgent'] as const)
        for (const line of own[kind].querySelectorAll('p'))
          if (Date.now() - Number(line.dataset.at) < freshMs)
            setTimeout(() => write({ text: line.textContent.trim(), urgent: kind === 'urgent' }), settleMs);
    };
  }, []);
  const shared = { className: 'vh', 'aria-atomic': false, 'aria-relevant': 'additions' } as const;
  return createElement(
    Fragment,
    null,
    createElement('div', { ...shared, ref: polite, role: 'status', 'aria-live': 'polite' }),
    createElement('div', { ...shared, ref: urgent, role: 'alert', 'aria-live': 'assertive' }),
  );
};
