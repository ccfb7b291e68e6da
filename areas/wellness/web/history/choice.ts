import { useQueryParams } from '#platform/web/router/hooks.ts';
import { type Period, periodStart, periods } from '../../pure/periods.ts';
import type { BucketSize } from '../../pure/trends.ts';

export const views = { charts: 'Charts', calendar: 'Calendar', list: 'List' } as const;
export type View = keyof typeof views;

export const sizes: Readonly<Record<BucketSize, string>> = {
  day: 'Day',
  week: 'Week, average',
  month: 'Month, average',
};

const usual: Readonly<Record<Period, BucketSize>> = {
  '2w': 'day',
  '4w': 'day',
  '8w': 'week',
  '6m': 'week',
  '1y': 'month',
  all: 'month',
};
export const isPeriod = (text: string | null): text is Period => text === 'all' || Object.hasOwn(periods, text ?? '');
const isSize = (text: string | null): text is BucketSize => Object.hasOwn(sizes, text ?? '');
const isView = (text: string | null): text is View => Object.hasOwn(views, text ?? '');

/** What is shown, as it stands in the address. Nothing that a member wrote is ever in it. */
export function useChoice(today: string) {
  const [query, setQuery] = useQueryParams();
  const [asked, by] = [query.get('period'), query.get('by')];
  const period: Period = isPeriod(asked) ? asked : '8w';
  const size = isSize(by) ? by : usual[period];
  const view = query.get('view');
  return {
    view: isView(view) ? view : ('charts' as const),
    period,
    size,
    happened: query.get('happened') !== 'no',
    /** Undefined for everything. */
    from: period === 'all' ? undefined : periodStart(period, today, size),
    setPeriod: (next: string) => setQuery({ period: next === '8w' ? null : next, by: null }),
    setSize: (next: string) => setQuery({ by: next }),
    setHappened: (next: boolean) => setQuery({ happened: next ? null : 'no' }),
  };
}
export type Choice = ReturnType<typeof useChoice>;
