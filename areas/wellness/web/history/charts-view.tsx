import { Flag } from 'lucide-react';
import { useMemo } from 'react';
import { counted, inFigures } from '#platform/contract/counted.ts';
import { Chart } from '#platform/web/ui/chart.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { inTenths } from '../../pure/averages.ts';
import { dayAndMonth, dayFrom, numberOf } from '../../pure/days.ts';
import {
  type DiaryIndex,
  daysWritten,
  indexDiary,
  type Measure,
  measuresOf,
  mostSaid,
} from '../../pure/diary-index.ts';
import type { DiaryEntry } from '../../pure/entry.ts';
import { patternsOf } from '../../pure/patterns.ts';
import { type Bucket, bucketsOf, changeSentence, valuesOf } from '../../pure/trends.ts';
import { useDiaryRange } from '../data-history.ts';

import type { Here } from '../zone.ts';
import { type Choice, sizes } from './choice.ts';
import { Figures } from './figures.tsx';
import { PeriodBar } from './period-bar.tsx';
import { RangeState } from './range-state.tsx';
import { TakeAway } from './take-away.tsx';

export function ChartsView({ here, choice }: { readonly here: Here; readonly choice: Choice }) {
  const range = useDiaryRange({ from: choice.from });
  return (
    <>
      <PeriodBar choice={choice} forCharts />
      <RangeState range={range} when="in this time">
        {(entries) => <Charts entries={entries} here={here} choice={choice} />}
      </RangeState>
      <TakeAway range={range} here={here} />
    </>
  );
}

const names = { day: 'Day', week: 'Week from', month: 'Month' } as const;
/** Bars stand for what there is more or less of, lines for how it was. */
const isBars = ({ key }: Measure) => key === 'energy' || key === 'sleep';
const hours = (value: number) => counted(value, 'hour');

function Charts({
  entries,
  here: { today },
  choice: { from, size, happened },
}: {
  readonly entries: readonly DiaryEntry[];
  readonly here: Here;
  readonly choice: Choice;
}) {
  const index = useMemo(() => indexDiary(entries), [entries]);
  const start = from ?? dayFrom(index.first);
  const buckets = useMemo(
    () => bucketsOf(index, { from: start, to: today, by: size, today }),
    [index, start, today, size],
  );
  const measures = measuresOf(index);
  const patterns = useMemo(() => (happened ? patternsOf(index) : []), [index, happened]);
  const [first, last] = [numberOf(start), numberOf(today)];
  const labels = buckets.map(({ label }) => label);
  const going = size === 'day' ? '' : ` The last ${size} is still going on.`;
  return (
    <div className="duo history-duo">
      <div className="stack">
        <Section
          title="Charts"
          intro={`${counted(daysWritten(index, first, last), 'day')} with an entry out of ${inFigures(last - first + 1)}.${going}`}
        >
          <div className="history-charts">
            {measures.map((measure) => {
              const values = valuesOf(index, buckets, measure.key);
              return (
                <Chart
                  key={measure.key}
                  kind={isBars(measure) ? 'bars' : 'lines'}
                  title={measure.name}
                  summary={changeSentence(measure.name, buckets, values)}
                  labels={labels}
                  labelsName={names[size]}
                  series={[{ name: measure.name, values }]}
                  text={measure.key === 'sleep' ? hours : inTenths}
                />
              );
            })}
            {happened && index.factors.size > 0 && <Happened index={index} buckets={buckets} size={size} />}
          </div>
        </Section>
        {happened && patterns.length > 0 && (
          <Section title="What came together">
            <ul className="history-patterns">
              {patterns.map(({ sentence }) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            <p className="soft small">
              Lower and higher are next to your average of all other days. Your entries can’t say why.
            </p>
          </Section>
        )}
      </div>
      <div className="stack">
        <Figures index={index} buckets={buckets} measures={measures} rowsName={names[size]} />
        {happened && <Often index={index} />}
      </div>
    </div>
  );
}

/** Days with what happened, in each bucket: the three most frequent, side by side with the charts above. */
function Happened({
  index,
  buckets,
  size,
}: {
  readonly index: DiaryIndex;
  readonly buckets: readonly Bucket[];
  readonly size: Choice['size'];
}) {
  const said = mostSaid(index.factors, 3);
  const series = said.map(({ name }) => {
    const days = index.factors.get(name.toLowerCase())?.days ?? new Set<number>();
    const values = buckets.map(({ from, to, daysWritten: written }) => {
      if (written === 0) return null;
      const [first, last] = [numberOf(from), numberOf(to)];
      let count = 0;
      for (let day = first; day <= last; day += 1) if (days.has(day)) count += 1;
      return count;
    });
    return { name, values };
  });
  const [most] = said;
  return (
    <Chart
      kind="bars"
      title="What happened"
      summary={most ? `You noted ${most.name} on ${counted(most.days, 'day')}, more often than anything else.` : ''}
      labels={buckets.map(({ label }) => label)}
      labelsName={sizes[size].split(',')[0] ?? ''}
      series={series}
      text={(value) => counted(value, 'day')}
    />
  );
}

function Often({ index }: { readonly index: DiaryIndex }) {
  const factors = mostSaid(index.factors, 8);
  const symptoms = mostSaid(index.symptoms, 8);
  const lastOf = (name: string) => dayFrom(Math.max(...(index.factors.get(name.toLowerCase())?.days ?? [0])));
  return (
    <>
      {factors.length > 0 && (
        <Section title="What happened" side>
          <ul className="plain-list history-often">
            {factors.map(({ name, days }) => (
              <li key={name}>
                <Icon icon={Flag} />
                <span>
                  <strong>{name}</strong>: {counted(days, 'day')}, last on {dayAndMonth(lastOf(name))}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {symptoms.length > 0 && (
        <Section title="Symptoms you noted most" side>
          <ul className="history-said">
            {symptoms.map(({ name, days }) => (
              <li key={name}>
                {name}: {counted(days, 'day')}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
