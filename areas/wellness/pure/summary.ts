import { counted, plural } from '#platform/contract/counted.ts';
import { dayOf, longDay, numberOf } from './days.ts';
import { averageOver, type DiaryIndex, daysWritten, measuresOf, mostSaid, type SaidOften } from './diary-index.ts';
import type { DoseRow } from './doses.ts';
import { type Bucket, type BucketSize, bucketsOf, changeSentence, valuesOf } from './trends.ts';

/** What may be on a visit summary, in the order of the page. */
export const summaryParts = ['questions', 'words', 'table', 'said', 'happened', 'medicines', 'talk'] as const;
export type SummaryPart = (typeof summaryParts)[number];

export interface Visit {
  readonly title: string;
  /** ISO 8601 */
  readonly at: string;
  readonly place: string;
}

export interface SummaryInput {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly now: Date;
  readonly zone: string;
  readonly index: DiaryIndex;
  readonly visit?: Visit | undefined;
  readonly questions: readonly string[];
  readonly medicines: readonly string[];
  readonly doses: readonly DoseRow[];
  /** How to talk with me. */
  readonly wishes: readonly string[];
  readonly parts: ReadonlySet<SummaryPart>;
}

export interface SummaryRow {
  readonly label: string;
  /** One for each measure; null where nothing was written. */
  readonly values: readonly (number | null)[];
  readonly days: number;
}

/** The page as plain data: the screen, the print and the PDF show the same. */
export interface Summary {
  readonly name: string;
  /** "For MS clinic, Tuesday 24 November 2026 at 10:30 am, Alfred Hospital" */
  readonly visit: string | undefined;
  /** "28 September to 20 November 2026" */
  readonly period: string;
  /** "46 of 54 days have an entry." */
  readonly written: string;
  readonly questions: readonly string[];
  readonly words: readonly string[];
  readonly table:
    | {
        readonly rowsName: string;
        /** "Mood, 1 to 10" */
        readonly heads: readonly string[];
        readonly rows: readonly SummaryRow[];
        readonly whole: SummaryRow;
      }
    | undefined;
  readonly said: readonly SaidOften[];
  readonly happened: readonly SaidOften[];
  readonly medicines: readonly string[];
  readonly doses: readonly DoseRow[];
  readonly wishes: readonly string[];
  readonly foot: string;
}

const rangeWords: Readonly<Record<string, string>> = {
  mood: '1 to 10',
  energy: '1 to 10',
  pain: '0 to 10',
  sleep: 'hours',
};
/** So many rows fit on the page. */
const mostRows = 13;
/** Own scales besides mood, energy, pain and sleep that find room. */
const mostMeasures = 6;

/** Days for two weeks, weeks for a quarter of a year, months for longer. */
const sizeFor = (days: number): BucketSize => (days <= mostRows ? 'day' : days <= mostRows * 7 - 6 ? 'week' : 'month');
const nameOf = { day: 'Day', week: 'Week from', month: 'Month' } as const;

export function periodWords(from: string, to: string): string {
  if (from === to) return longDay(from);
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  return `${sameYear ? longDay(from).slice(0, -5) : longDay(from)} to ${longDay(to)}`;
}

function clock(at: string, zone: string): string {
  const text = new Intl.DateTimeFormat('en-AU', { timeZone: zone, hour: 'numeric', minute: '2-digit' }).format(
    new Date(at),
  );
  return text.replaceAll('\u202f', ' ').toLowerCase();
}

export function visitWords({ title, at, place }: Visit, zone: string): string {
  const when = `${longDay(dayOf(new Date(at), zone))} at ${clock(at, zone)}`;
  return [`For ${title}, ${when}`, place].filter((part) => part !== '').join(', ');
}

export function summaryOf(input: SummaryInput): Summary {
  const { index, from, to, parts, zone, now } = input;
  const [first, last] = [numberOf(from), numberOf(to)];
  const days = last - first + 1;
  const by = sizeFor(days);
  const today = dayOf(now, zone);
  const buckets: readonly Bucket[] = bucketsOf(index, { from, to, by, today });
  const latest = buckets.slice(-mostRows);
  const written = daysWritten(index, first, last);
  const measures = measuresOf(index).slice(0, mostMeasures);
  const has = (part: SummaryPart) => parts.has(part);
  const shows = written > 0;
  return {
    name: input.name,
    visit: input.visit && visitWords(input.visit, zone),
    period: periodWords(from, to),
    written: `${written} of ${counted(days, 'day')} ${plural(written, 'has', 'have')} an entry.`,
    questions: has('questions') ? input.questions.slice(0, 3) : [],
    words:
      has('words') && shows
        ? measures.map(({ key, name }) => changeSentence(name, buckets, valuesOf(index, buckets, key)))
        : [],
    table:
      has('table') && shows
        ? {
            rowsName: nameOf[by],
            heads: measures.map(({ key, name }) => `${name}, ${rangeWords[key] ?? '0 to 10'}`),
            rows: latest.map((bucket, at) => ({
              label: bucket.label,
              values: measures.map(({ key }) => valuesOf(index, latest, key)[at] ?? null),
              days: bucket.daysWritten,
            })),
            whole: {
              label: `All ${counted(days, 'day')}`,
              values: measures.map(({ key }) => averageOver(index, key, first, last)),
              days: written,
            },
          }
        : undefined,
    said: has('said') ? mostSaid(index.symptoms, 5) : [],
    happened: has('happened') ? mostSaid(index.factors, 5) : [],
    medicines: has('medicines') ? input.medicines : [],
    doses: has('medicines') ? input.doses : [],
    wishes: has('talk') ? input.wishes : [],
    foot: `Averages are worked out by Doorways from what I wrote. This is a diary, not a medical record. Made on ${longDay(today)}.`,
  };
}
