import { counted, plural } from '#platform/contract/counted.ts';
import { inTenths } from './averages.ts';
import { dayOf, longDay, numberOf } from './days.ts';
import { averageOver, type DiaryIndex, daysWritten, measuresOf, mostSaid, type SaidOften } from './diary-index.ts';
import type { DoseRow } from './doses.ts';
import { type BucketSize, bucketsOf, changeSentence, valuesOf } from './trends.ts';

/** What may be on a visit summary, in the order of the page. */
export const summaryParts = {
  questions: 'My questions',
  talk: 'How to talk with me',
  words: 'How I have been, in words',
  table: 'Averages in a table',
  bars: 'Energy as bars, in the table',
  said: 'Symptoms, and what happened',
  medicines: 'Medicines',
  doses: 'Doses, with missed ones',
  appointments: 'Appointments to come',
  notes: 'My notes',
} as const;
export type SummaryPart = keyof typeof summaryParts;

export interface Visit {
  readonly title: string;
  /** ISO 8601 */
  readonly at: string;
  readonly place: string;
}

export interface Note {
  readonly day: string;
  readonly text: string;
}

export interface SummaryInput {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly now: Date;
  readonly zone: string;
  readonly index: DiaryIndex;
  /** What it is made for. */
  readonly visit?: Visit | undefined;
  readonly questions: readonly string[];
  /** From the profile, in the member’s own words, a line each. */
  readonly talk: readonly string[];
  readonly medicines: readonly string[];
  readonly doses: readonly DoseRow[];
  /** Doses taken as needed, by medicine. */
  readonly needed: readonly { readonly name: string; readonly taken: number }[];
  readonly appointments: readonly Visit[];
  /** The newest first. */
  readonly notes: readonly Note[];
  readonly parts: ReadonlySet<SummaryPart>;
}

export interface SummaryTable {
  readonly heads: readonly string[];
  /** The first cell of each names it; the others are figures. */
  readonly rows: readonly (readonly string[])[];
  /** Figures of one column that are drawn, too: beside the figure of each row, from nothing to the whole length. */
  readonly bars?: { readonly head: string; readonly shares: readonly (number | null)[] } | undefined;
  /** The row below the line. */
  readonly whole?: readonly string[] | undefined;
}

/** A part of the page under its heading. */
export interface SummaryBlock {
  readonly part: SummaryPart;
  readonly title: string;
  readonly table?: SummaryTable | undefined;
  /** Numbered where the order counts. */
  readonly list?: { readonly numbered: boolean; readonly items: readonly string[] } | undefined;
  readonly words: readonly string[];
}

/** The page as plain data: the screen, the print and the PDF show the same. */
export interface Summary {
  /** "Visit summary of Thea" */
  readonly title: string;
  /** "For MS clinic, 24 November 2026 at 10:30 am, Alfred Hospital" */
  readonly visit: string | undefined;
  /** "28 September to 20 November 2026" */
  readonly period: string;
  /** "46 of 54 days have an entry." */
  readonly written: string;
  readonly blocks: readonly SummaryBlock[];
  readonly foot: string;
}

/** With spaces at which no line breaks. */
const rangeWords: Readonly<Record<string, string>> = {
  mood: '1\u00a0to\u00a010',
  energy: '1\u00a0to\u00a010',
  pain: '0\u00a0to\u00a010',
  sleep: 'hours',
};
/** So many rows fit on the page. */
const mostRows = 14;
/** Own scales besides mood, energy, pain and sleep that find room. */
const mostMeasures = 6;
/** Symptoms, happenings or appointments that are named. */
const mostNamed = 5;
const mostNotes = 10;
export const mostQuestions = 3;

/** Days for two weeks, weeks for a quarter of a year, months for longer. */
const sizeFor = (days: number): BucketSize => (days <= mostRows ? 'day' : days <= mostRows * 7 - 6 ? 'week' : 'month');
const heads = { day: 'Day', week: 'Week from', month: 'Month' } as const;
const titles = { day: 'Averages by day', week: 'Averages by week', month: 'Averages by month' } as const;

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

const placed = ({ title, at, place }: Visit, zone: string): string => {
  const when = `${longDay(dayOf(new Date(at), zone))} at ${clock(at, zone)}`;
  return [title, when, place].filter((part) => part !== '').join(', ');
};

export const visitWords = (visit: Visit, zone: string): string => `For ${placed(visit, zone)}`;

/** "Symptoms: tired legs on 31 days, tingling on 19 days." */
const saidWords = (what: string, said: readonly SaidOften[]): readonly string[] =>
  said.length === 0
    ? []
    : [`${what}: ${said.map(({ name, days }) => `${name} on ${counted(days, 'day')}`).join(', ')}.`];

function saidBlocks({ symptoms, factors }: DiaryIndex): readonly SummaryBlock[] {
  const words = [
    ...saidWords('Symptoms', mostSaid(symptoms, mostNamed)),
    ...saidWords('What happened', mostSaid(factors, mostNamed)),
  ];
  return words.length > 0 ? [{ part: 'said', title: 'Noted most often', words }] : [];
}

/** What an empty diary measures: nothing, of these. */
const usualMeasures = [
  { key: 'mood', name: 'Mood' },
  { key: 'energy', name: 'Energy' },
  { key: 'pain', name: 'Pain' },
] as const;

/** The highest that energy is given. */
const mostEnergy = 10;

function diaryBlocks({ index, from, to, zone, now, parts }: SummaryInput): readonly SummaryBlock[] {
  const [first, last] = [numberOf(from), numberOf(to)];
  const days = last - first + 1;
  const by = sizeFor(days);
  const buckets = bucketsOf(index, { from, to, by, today: dayOf(now, zone) });
  const written = daysWritten(index, first, last);
  const measures = written === 0 ? usualMeasures : measuresOf(index).slice(0, mostMeasures);
  const columns = measures.map(({ key }) => valuesOf(index, buckets, key));
  // Before the first entry there is nothing to see.
  const begun = Math.max(
    0,
    buckets.findIndex(({ daysWritten: daysOf }) => daysOf > 0),
  );
  const rows = buckets
    .map(({ label, daysWritten: daysOf }, at) => [
      label,
      ...columns.map((values) => inTenths(values[at] ?? null)),
      String(daysOf),
    ])
    .slice(begun);
  const headOf = ({ key, name }: { readonly key: string; readonly name: string }) =>
    `${name}, ${rangeWords[key] ?? '0\u00a0to\u00a010'}`;
  const energyAt = measures.findIndex(({ key }) => key === 'energy');
  const energy = measures[energyAt];
  const bars =
    energy && written > 0 && parts.has('bars')
      ? {
          head: headOf(energy),
          shares: (columns[energyAt] ?? [])
            .slice(begun)
            .slice(-mostRows)
            .map((value) => (value === null ? null : value / mostEnergy)),
        }
      : undefined;
  return [
    {
      part: 'words',
      title: 'How I have been',
      words:
        written === 0
          ? ['Nothing was written in the diary in this time.']
          : measures.map(({ name }, at) => changeSentence(name, buckets, columns[at] ?? [])),
    },
    {
      part: 'table',
      title: titles[by],
      table: {
        heads: [heads[by], ...measures.map(headOf), 'Days'],
        ...(bars && { bars }),
        rows: written === 0 ? [] : rows.slice(-mostRows),
        whole: [
          `All ${counted(days, 'day')}`,
          ...measures.map(({ key }) => inTenths(averageOver(index, key, first, last))),
          String(written),
        ],
      },
      words:
        rows.length > mostRows
          ? [`The table has the last ${mostRows} months.`]
          : begun > 0
            ? [`Nothing was written before ${longDay(buckets[begun]?.from ?? from)}.`]
            : [],
    },
    ...saidBlocks(index),
  ];
}

function careBlocks({ medicines, doses, needed, appointments, notes, visit, from, to, zone }: SummaryInput) {
  const days = numberOf(to) - numberOf(from) + 1;
  const later = appointments.filter(({ title, at }) => title !== visit?.title || at !== visit.at);
  const blocks: SummaryBlock[] = [
    {
      part: 'medicines',
      title: 'Medicines',
      ...(medicines.length > 0 && { list: { numbered: false, items: medicines } }),
      words: medicines.length > 0 ? [] : ['No medicines are in the diary.'],
    },
    {
      part: 'doses',
      title: `Doses in ${counted(days, 'day')}`,
      ...(doses.length > 0 && {
        table: {
          heads: ['Medicine', 'Planned', 'On\u00a0time', 'Late', 'Skipped', 'Missed'],
          rows: doses.map(({ name, planned, onTime, late, skipped, missed }) => [
            name,
            ...[planned, onTime, late, skipped, missed].map(String),
          ]),
        },
      }),
      words: [
        doses.length > 0 ? 'Late: more than an hour after the planned time.' : 'No doses were planned in this time.',
        ...needed.map(({ name, taken }) => `${name}, as needed: taken ${counted(taken, 'time')}.`),
      ],
    },
    {
      part: 'appointments',
      title: visit ? 'Other appointments to come' : 'Appointments to come',
      ...(later.length > 0 && {
        list: { numbered: false, items: later.slice(0, mostNamed).map((one) => placed(one, zone)) },
      }),
      words:
        later.length === 0
          ? ['None.']
          : later.length > mostNamed
            ? [`And ${counted(later.length - mostNamed, 'later appointment')}.`]
            : [],
    },
    {
      part: 'notes',
      title: 'My notes',
      ...(notes.length > 0 && {
        list: { numbered: false, items: notes.slice(0, mostNotes).map(({ day, text }) => `${longDay(day)}: ${text}`) },
      }),
      words:
        notes.length === 0
          ? ['No notes in this time.']
          : notes.length > mostNotes
            ? [`And ${counted(notes.length - mostNotes, 'older note')}.`]
            : [],
    },
  ];
  return blocks;
}

export function summaryOf(input: SummaryInput): Summary {
  const { index, from, to, parts, zone, now, name, visit, questions, talk } = input;
  const [first, last] = [numberOf(from), numberOf(to)];
  const written = daysWritten(index, first, last);
  const asked = questions.filter((question) => question.trim() !== '').slice(0, mostQuestions);
  const blocks: readonly SummaryBlock[] = [
    ...(asked.length > 0
      ? [
          {
            part: 'questions' as const,
            title: `My ${plural(asked.length, 'question', 'questions')}`,
            list: { numbered: asked.length > 1, items: asked },
            words: [],
          },
        ]
      : []),
    ...(talk.length > 0
      ? [
          {
            part: 'talk' as const,
            title: 'How to talk with me',
            list: { numbered: false, items: talk },
            words: [],
          },
        ]
      : []),
    ...diaryBlocks(input),
    ...careBlocks(input),
  ];
  return {
    title: `Visit summary of ${name}`,
    visit: visit && visitWords(visit, zone),
    period: periodWords(from, to),
    written: `${written} of ${counted(last - first + 1, 'day')} ${plural(written, 'has', 'have')} an entry.`,
    blocks: blocks.filter(({ part }) => parts.has(part)),
    foot: `Averages are worked out by Doorways from what I wrote. This is a diary, not a medical record. Made on ${longDay(dayOf(now, zone))}.`,
  };
}
