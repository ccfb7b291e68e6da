import { useEffect, useEffectEvent, useState } from 'react';
import { getTopLayer } from '../ui/top-layer.ts';

/** Something that one switch stops at: a part of the page, or what is done instead. */
export interface Stop {
  readonly label: string;
  readonly element?: HTMLElement;
  readonly run?: () => void;
}

/** What can be chosen by a press. Text is written elsewhere: while one switch is on, each key is a press. */
const choosable = [
  'button, a[href], select, summary, [role^="menuitem"]',
  'input:is([type="button"], [type="checkbox"], [type="file"], [type="radio"], [type="reset"], [type="submit"])',
].join(', ');

/** What a switch user reads of it: its own words, or those of its label without the hint. */
function labelOf(element: HTMLElement): string {
  if (element instanceof HTMLSelectElement) {
    const chosen = element.selectedOptions[0]?.label ?? '';
    return `${element.labels[0]?.textContent?.trim() ?? ''}: ${chosen}`;
  }
  const words = (element.closest('label') ?? element).cloneNode(true);
  if (words instanceof Element) for (const hint of words.querySelectorAll('[aria-hidden="true"]')) hint.remove();
  return (element.getAttribute('aria-label') ?? words.textContent ?? '').trim();
}

const canPress = (element: HTMLElement) =>
  !element.matches(':disabled, [aria-disabled="true"]') &&
  !element.closest('[data-scan-end], [data-scan-not]') &&
  element.checkVisibility();

const pressable = (part: HTMLElement): HTMLElement[] =>
  [...(part.matches(choosable) ? [part] : part.querySelectorAll<HTMLElement>(choosable))].filter(canPress);

const stopOf = (element: HTMLElement): Stop => ({ label: labelOf(element), element });

/** From so many on, what belongs together is one stop, and is gone through once it is chosen. */
const many = 3;

/**
 * The parts that are marked `data-scan`. `data-scan="Gestures"` names one whose choices are gone through by themselves
 * where there are many.
 */
export const stopsIn = (container: HTMLElement): Stop[] =>
  [...container.querySelectorAll<HTMLElement>('[data-scan]')].flatMap((part): Stop[] => {
    const found = pressable(part);
    return part.dataset.scan && found.length >= many
      ? [{ label: part.dataset.scan, element: part }]
      : found.map(stopOf);
  });

/** What is gone through by itself: an open menu or dialog, or what was gone into. */
export interface Layer {
  readonly element: HTMLElement;
  readonly stops: readonly Stop[];
}

const closing = (element: HTMLElement) => () => {
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
};

/** The open menu or dialog that is on top: nothing below it can be reached. A dialog has its own way out. */
export function layerOnTop(): Layer | undefined {
  const dialog = getTopLayer();
  const menus = (dialog ?? document).querySelectorAll<HTMLElement>(
    '[role="menu"][data-state="open"], [popover="auto"]:popover-open',
  );
  const menu = [...menus].at(-1);
  if (menu) {
    return { element: menu, stops: [...pressable(menu).map(stopOf), { label: 'Close the menu', run: closing(menu) }] };
  }
  if (!dialog) return undefined;
  const found = pressable(dialog);
  // The harmless answer comes first, as the focus does.
  const first = found.findIndex((one) => one.matches('[data-autofocus]'));
  return {
    element: dialog,
    stops: [...found.slice(Math.max(0, first)), ...found.slice(0, Math.max(0, first))].map(stopOf),
  };
}

/** What a chosen list or group has in it, and the way back. */
export function layerIn(element: HTMLElement, back: () => void): Layer {
  const stops =
    element instanceof HTMLSelectElement
      ? [...element.options]
          .filter(({ disabled }) => !disabled)
          .map(
            ({ label, value }): Stop => ({
              label,
              run: () => {
                element.value = value;
                element.dispatchEvent(new Event('change', { bubbles: true }));
                back();
              },
            }),
          )
      : pressable(element).map(stopOf);
  return { element, stops: [...stops, { label: 'Back', run: back }] };
}

/** Whether a press goes into it instead of pressing it. */
export const isEntered = (element: HTMLElement): boolean => element.matches('select') || !element.matches(choosable);

export const sameStops = (one: readonly Stop[], other: readonly Stop[]): boolean =>
  one.length === other.length &&
  one.every(({ label, element }, n) => label === other[n]?.label && element === other[n]?.element);

/** What `find` finds in the page, looked for again whenever the page changes, or what it is about. False: not looked for. */
export function useFound<Found>(
  about: unknown,
  find: () => Found,
  isSame: (one: Found, other: Found) => boolean,
): Found {
  const [found, setFound] = useState(find);
  const look = useEffectEvent(() => {
    const now = find();
    setFound((before) => (isSame(before, now) ? before : now));
  });
  useEffect(() => {
    if (!about) return;
    look();
    const watch = new MutationObserver(() => look());
    watch.observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['disabled', 'aria-disabled', 'aria-expanded', 'aria-label', 'data-state', 'open'],
    });
    return () => watch.disconnect();
  }, [about]);
  return found;
}
