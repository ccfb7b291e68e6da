import { onSwitch } from '#platform/web/scan/presses.ts';
import { rowsOf } from './moves.ts';

export interface Scan {
  readonly root: HTMLElement;
  readonly frame: HTMLElement;
  /** Milliseconds on each row, and on each cell of a chosen row. */
  readonly every: number;
  /** What the frame has come to. */
  readonly onShow: (words: string) => void;
  readonly onEnd: () => void;
}

/** A row that was chosen is gone through so often; then the rows come round again. */
const rounds = 2;

/** What can be chosen, part by part in the order of `data-scan`, each part in the rows that are seen. */
function targets(root: HTMLElement): HTMLElement[][] {
  const parts = [...root.querySelectorAll<HTMLElement>('[data-scan]')].sort(
    (a, b) => Number(a.dataset.scan) - Number(b.dataset.scan),
  );
  return parts.flatMap((part) => {
    const buttons = [...part.querySelectorAll<HTMLElement>('button')].filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[data-scan-not]'),
    );
    return rowsOf(buttons.map((one) => one.getBoundingClientRect())).map((places) =>
      places.flatMap((place) => buttons[place] ?? []),
    );
  });
}

/**
 * One switch: a frame goes from row to row; any key or press chooses the row, and then a cell of it. Escape ends it,
 * and so does a press on what has `data-scan-end`. Returns the way to stop.
 */
export function startScan({ root, frame, every, onShow, onEnd }: Scan): () => void {
  let row = 0;
  let cell = -1;
  let passed = 0;
  let timer: ReturnType<typeof setTimeout>;

  const put = (shown: readonly HTMLElement[]) => {
    const boxes = shown.map((one) => one.getBoundingClientRect());
    shown[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const around = root.getBoundingClientRect();
    const moved = shown.map((one) => one.getBoundingClientRect());
    const [left, top] = [Math.min(...moved.map((box) => box.left)), Math.min(...moved.map((box) => box.top))];
    const [right, bottom] = [Math.max(...moved.map((box) => box.right)), Math.max(...moved.map((box) => box.bottom))];
    frame.hidden = boxes.length === 0;
    Object.assign(frame.style, {
      left: `${left - around.left}px`,
      top: `${top - around.top}px`,
      width: `${right - left}px`,
      height: `${bottom - top}px`,
    });
  };
  const show = () => {
    clearTimeout(timer);
    timer = setTimeout(step, every);
    const all = targets(root);
    if (!all[row]) row = 0;
    const now = all[row] ?? [];
    if (cell >= now.length) cell = 0;
    const one = now[cell];
    put(one ? [one] : now);
    onShow((one ?? now[0])?.textContent ?? '');
  };
  const step = () => {
    const all = targets(root);
    if (cell < 0) row = (row + 1) % Math.max(1, all.length);
    else {
      cell += 1;
      if (cell >= (all[row]?.length ?? 0)) {
        cell = 0;
        passed += 1;
      }
      if (passed >= rounds) cell = -1;
    }
    show();
  };
  const choose = () => {
    const now = targets(root)[row] ?? [];
    const one = now.length === 1 ? now[0] : now[cell];
    passed = 0;
    if (one) {
      one.click();
      row = 0;
      cell = -1;
    } else cell = 0;
    clearTimeout(timer);
    // After the page has drawn what the press has changed.
    timer = setTimeout(show);
  };

  const ignore = onSwitch({ choose, end: onEnd });
  show();
  return () => {
    clearTimeout(timer);
    frame.hidden = true;
    ignore();
  };
}
