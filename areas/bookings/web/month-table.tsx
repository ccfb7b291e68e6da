import { Check, ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Hint } from '#platform/web/ui/hint.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { addMonths, dayAfterKey, monthOf, sameDayIn, weeksOf } from './month.ts';
import { nameOfDay, nameOfMonth } from './when.ts';

const weekdays = [
  ['Mon', 'Monday'],
  ['Tue', 'Tuesday'],
  ['Wed', 'Wednesday'],
  ['Thu', 'Thursday'],
  ['Fri', 'Friday'],
  ['Sat', 'Saturday'],
  ['Sun', 'Sunday'],
] as const;

interface MonthTableProps {
  /** 2026-12 */
  readonly month: string;
  /** The first and the last month that can be shown. */
  readonly first: string;
  readonly last: string;
  /** How many free times a day has; undefined while they are read. */
  readonly free: ReadonlyMap<string, number> | undefined;
  readonly chosen: string | undefined;
  readonly onMonth: (month: string) => void;
  readonly onDay: (day: string) => void;
}

/** A month as a table: one tab stop, arrows by day, Page Up and Page Down by month (the pattern of a date grid). */
export function MonthTable({ month, first, last, free, chosen, onMonth, onDay }: MonthTableProps) {
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState('');
  const wantsFocus = useRef(false);
  const firstFree = free && [...free.keys()].sort()[0];
  const current = monthOf(at) === month ? at : (firstFree ?? `${month}-01`);
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  }, [current]);
  const key = (event: KeyboardEvent<HTMLTableElement>) => {
    const next = event.altKey || event.ctrlKey || event.metaKey ? undefined : dayAfterKey(event.key, current);
    if (!next) return;
    event.preventDefault();
    const to = monthOf(next) < first || monthOf(next) > last ? current : next;
    if (to === current) return;
    wantsFocus.current = true;
    setAt(to);
    if (monthOf(to) !== month) onMonth(monthOf(to));
  };
  const go = (months: number) => {
    const next = addMonths(month, months);
    setAt(sameDayIn(current, next));
    onMonth(next);
  };
  const stateOf = (day: string) => {
    if (!free) return 'loading';
    const count = free.get(day) ?? 0;
    return `${count > 0 ? counted(count, 'free time', 'free times') : 'no free time'}${day === chosen ? ', chosen' : ''}`;
  };
  return (
    <div className="month">
      <div className="month-head">
        <h3 id={id}>{nameOfMonth(month)}</h3>
        <Button
          icon={ChevronLeft}
          aria-disabled={month <= first || undefined}
          onClick={() => go(-1)}
          description="free times of the month before"
        >
          {nameOfMonth(addMonths(month, -1))}
        </Button>
        <Button
          iconEnd={ChevronRight}
          aria-disabled={month >= last || undefined}
          onClick={() => go(1)}
          description="free times of the month after"
        >
          {nameOfMonth(addMonths(month, 1))}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days, as the pattern asks */}
      <table ref={grid} role="grid" className="month-days" aria-labelledby={id} onKeyDown={key}>
        <thead>
          <tr>
            {weekdays.map(([short, long]) => (
              <th key={short} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, n) =>
                day === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the empty days of a week have nothing else
                  <td key={n} />
                ) : (
                  <td key={day}>
                    <Hint
                      description={(free?.get(day) ?? 0) > 0 ? 'a day with free times' : 'a day without free times'}
                    >
                      <button
                        type="button"
                        data-day={day}
                        tabIndex={day === current ? 0 : -1}
                        className={(free?.get(day) ?? 0) > 0 ? 'month-free' : undefined}
                        aria-disabled={(free?.get(day) ?? 0) === 0 || undefined}
                        aria-pressed={(free?.get(day) ?? 0) > 0 ? day === chosen : undefined}
                        aria-label={`${nameOfDay(day)}, ${stateOf(day)}`}
                        onFocus={() => setAt(day)}
                        onClick={() => (free?.get(day) ?? 0) > 0 && onDay(day)}
                      >
                        <span>{Number(day.slice(8))}</span>
                        <span className="month-marks">
                          {day === chosen ? <Icon icon={Check} /> : '•'.repeat(Math.min(free?.get(day) ?? 0, 3))}
                        </span>
                      </button>
                    </Hint>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint">A box means free times. Arrow keys move by day, Page Up and Page Down by month.</p>
    </div>
  );
}
