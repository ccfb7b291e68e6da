import { getHoverDelay } from './hover-delay.ts';
import { place } from './place.ts';

// Going from one tooltip to the next within this time needs no second wait.
const skipMs = 300;
// Time to move the pointer from the words onto the tooltip.
const graceMs = 200;

/** A remark on a control, an exact time, a short form written out, or a text of which the styles cut the end. */
const hosts = '[data-tip], abbr[title], [data-may-clip]';
const controls = 'a, button, summary, label, input, select, textarea';

const isCut = (host: Element) => {
  const { webkitLineClamp, textOverflow } = getComputedStyle(host);
  if (webkitLineClamp === 'none' && textOverflow !== 'ellipsis') return false;
  return host.scrollHeight > host.clientHeight + 1 || host.scrollWidth > host.clientWidth + 1;
};

/** What a tooltip on it says; nothing for a text that is there in full. */
function textOf(host: Element): string | undefined {
  const given = host.getAttribute('data-tip') ?? (host instanceof HTMLElement ? host.title : '');
  return given || (isCut(host) ? (host.textContent?.trim() ?? undefined) : undefined);
}

const hostAt = (target: EventTarget | null) => (target instanceof Element ? target.closest(hosts) : null);

/** The tooltip of what has the focus: on it, around it, or the first one inside a link or a button. */
const hostOfFocus = (target: Element) => {
  const around = target.closest(hosts);
  if (around && textOf(around)) return around;
  return target.matches('a, button, summary') ? target.querySelector(hosts) : null;
};

/** One tooltip for the whole page. Answers with the way to stop. */
export function startTips(): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let tip: HTMLElement | undefined;
  let shown: Element | undefined;
  /** What it stands beside: never over what has the focus. */
  let beside: Element | undefined;
  /** What is about to happen: a tooltip opens, or the open one closes. */
  let coming: Element | 'none' | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let quieted: { host: HTMLElement; title: string } | undefined;
  let lastClosed = 0;

  const wait = () => {
    clearTimeout(timer);
    coming = undefined;
  };
  /** The browser would show the title of an abbreviation a second time. */
  const quiet = (host: Element) => {
    if (!(host instanceof HTMLElement) || !host.title) return;
    quieted = { host, title: host.title };
    host.title = '';
  };
  const unquiet = () => {
    if (quieted) quieted.host.title = quieted.title;
    quieted = undefined;
  };
  const hide = () => {
    wait();
    unquiet();
    if (!shown) return;
    shown = undefined;
    lastClosed = Date.now();
    tip?.remove();
  };
  const show = (host: Element, around = host) => {
    hide();
    const text = textOf(host);
    if (!text || !host.isConnected) return;
    quiet(host);
    tip ??= Object.assign(document.createElement('span'), { className: 'tip', role: 'tooltip', popover: 'manual' });
    tip.textContent = text;
    (host.closest('dialog') ?? host.closest('main, header, footer, aside') ?? document.body).append(tip);
    tip.showPopover();
    place(around, tip, 'above', 'middle');
    shown = host;
    beside = around;
  };
  const soon = (next: Element | 'none', delay: number) => {
    if (coming === next) return;
    clearTimeout(timer);
    coming = next;
    timer = setTimeout(() => (next === 'none' ? hide() : show(next)), delay);
  };
  const leave = () => {
    if (shown) soon('none', graceMs);
    else hide();
  };

  const on = <K extends keyof DocumentEventMap>(type: K, act: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, act, { signal, capture: true });

  on('pointerover', (event) => {
    if (event.pointerType === 'touch') return;
    const host = hostAt(event.target);
    if (tip?.contains(event.target as Node) || (host && host === shown)) return wait();
    if (coming === host) return;
    if (!host || !textOf(host)) return leave();
    const delay = shown || Date.now() - lastClosed < skipMs ? 0 : getHoverDelay();
    if (!shown) {
      unquiet();
      quiet(host);
    }
    soon(host, delay);
  });
  on('pointerdown', (event) => {
    const host = hostAt(event.target);
    // A finger cannot rest on words: it taps them, where a tap does nothing else.
    const tapped = event.pointerType === 'touch' && host && !host.closest(controls) && host !== shown;
    hide();
    if (tapped) show(host);
  });
  on('focusin', ({ target }) => {
    const host = target instanceof Element && target.matches(':focus-visible') ? hostOfFocus(target) : null;
    if (host) show(host, target as Element);
    else hide();
  });
  on('focusout', hide);
  on('keydown', (event) => {
    if (event.key !== 'Escape' || !shown) return;
    event.preventDefault();
    event.stopPropagation();
    hide();
  });
  on('scroll', () => (beside?.isConnected && shown && tip ? place(beside, tip, 'above', 'middle') : hide()));
  document.documentElement.addEventListener('pointerleave', leave, { signal });
  return () => {
    hide();
    stopping.abort();
  };
}
