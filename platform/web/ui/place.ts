const gap = 8;

/** Puts a floating, fixed element beside its anchor and keeps it inside the window. */
export const place = (
  anchor: Element,
  floating: HTMLElement,
  side: 'above' | 'below' = 'below',
  align: 'start' | 'middle' = 'start',
) => {
  const from = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  const { clientWidth, clientHeight } = document.documentElement;
  const above = from.top - gap - height;
  const below = from.bottom + gap;
  const fitsAbove = above >= gap;
  const fitsBelow = below + height <= clientHeight - gap;
  const top = side === 'above' ? (fitsAbove || !fitsBelow ? above : below) : fitsBelow || !fitsAbove ? below : above;
  const left = align === 'middle' ? from.left + (from.width - width) / 2 : from.left;
  floating.style.top = `${Math.max(gap, Math.min(top, clientHeight - height - gap))}px`;
  floating.style.left = `${Math.max(gap, Math.min(left, clientWidth - width - gap))}px`;
};
