import { useQueryParams } from '#platform/web/router/hooks.ts';
import { type SummaryPart, summaryParts } from '../../pure/summary.ts';
import { periodIn } from '../../pure/summary-period.ts';

const all = Object.keys(summaryParts) as SummaryPart[];
const isPart = (text: string): text is SummaryPart => Object.hasOwn(summaryParts, text);
/** Notes are for oneself, and not every visit needs the profile: both are on the page only when they are asked for. */
const usual = all.filter((part) => part !== 'notes' && part !== 'talk');

function partsIn(text: string | null): readonly SummaryPart[] {
  if (text === null) return usual;
  return text.split('.').filter(isPart);
}

const textOf = (parts: readonly SummaryPart[]): string | null => {
  const chosen = all.filter((part) => parts.includes(part));
  return chosen.join() === usual.join() ? null : chosen.join('.') || 'none';
};

/** What is on the page, as it stands in the address. Nothing that a member wrote is ever in it. */
export function useChoice(today: string) {
  const [query, setQuery] = useQueryParams();
  const { period, from, to } = periodIn(query, today);
  return {
    period,
    from,
    to,
    parts: partsIn(query.get('parts')),
    /** The id of an appointment. */
    visit: query.get('visit') ?? '',
    isLarge: query.get('print') === 'large',
    setPeriod: (next: string) =>
      setQuery(
        next === 'own' ? { period: next, from, to } : { period: next === '30' ? null : next, from: null, to: null },
        { push: true },
      ),
    setDays: (days: { readonly from: string; readonly to: string }) =>
      setQuery({ period: 'own', ...days }, { push: true }),
    setParts: (next: readonly SummaryPart[]) => setQuery({ parts: textOf(next) }),
    setVisit: (next: string) => setQuery({ visit: next || null }),
    setLarge: (next: boolean) => setQuery({ print: next ? 'large' : null }),
  };
}
export type Choice = ReturnType<typeof useChoice>;
