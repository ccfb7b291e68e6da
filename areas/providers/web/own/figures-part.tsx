import { counted, inFigures } from '#platform/contract/counted.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { Chart } from '#platform/web/ui/chart.tsx';
import { dayText } from '#platform/web/ui/date-text.ts';
import { Select } from '#platform/web/ui/select.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { TableOrList } from '#platform/web/ui/table-or-list.tsx';
import type { Provider, ProviderFigures } from '../../contract.ts';
import { spanText } from '../words.ts';
import { useFigures } from './own-data.ts';
import { PartHead } from './part-head.tsx';

type Week = ProviderFigures['weeks'][number];
type Figure = Exclude<keyof Week, 'from'>;

const figures: readonly { readonly figure: Figure; readonly label: string; readonly text: (n: number) => string }[] = [
  { figure: 'views', label: 'People who opened it', text: inFigures },
  { figure: 'saves', label: 'Saved', text: inFigures },
  { figure: 'questions', label: 'Conversations begun', text: inFigures },
  { figure: 'requests', label: 'Times asked for', text: inFigures },
  { figure: 'accepted', label: 'Accepted', text: inFigures },
  { figure: 'declined', label: 'Declined', text: inFigures },
  { figure: 'completed', label: 'Completed', text: inFigures },
  { figure: 'replyMinutes', label: 'Usual time to the first answer', text: spanText },
];
const [first] = figures;

const few = 'Fewer than 5';
const shortDay = (day: string) => dayText(day).split(' ').slice(0, 2).join(' ');

/** What happened with a listing, week by week. Of who it was nothing is kept. */
export function FiguresPart({ provider: { id } }: { readonly provider: Provider }) {
  const { data, error, refreshing, retry } = useFigures(id);
  return (
    <>
      <PartHead
        title="Statistics"
        text="Each person counts once a day, and no one is named or stored. Numbers under five aren’t shown."
      />
      {data ? (
        <Figures weeks={data.weeks} />
      ) : error ? (
        <ErrorState level={3} title="Couldn’t load the statistics" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      ) : (
        <Skeleton count={2} label="Loading the statistics" />
      )}
    </>
  );
}

function Figures({ weeks }: { readonly weeks: readonly Week[] }) {
  const [query, setQuery] = useQueryParams();
  const chosen = figures.find(({ figure }) => figure === query.get('figure')) ?? first;
  if (!chosen) return null;
  const { figure, label, text } = chosen;
  const most = Math.max(0, ...weeks.map((week) => week[figure] ?? 0));
  const best = weeks.findLast((week) => week[figure] === most);
  const summary =
    most > 0 && best
      ? `${figure === 'replyMinutes' ? 'Longest' : 'Most'} in the week from ${dayText(best.from)}: ${text(most)}.`
      : `In none of the last ${counted(weeks.length, 'week')} were there five or more.`;
  return (
    <>
      <div className="provider-figure">
        <Select
          label="Show"
          value={figure}
          options={figures.map((one) => ({ value: one.figure, label: one.label }))}
          onChange={(event) =>
            setQuery({ figure: event.currentTarget.value === 'views' ? null : event.currentTarget.value })
          }
        />
      </div>
      <Chart
        title={`${label}, by week`}
        summary={summary}
        kind="bars"
        labels={weeks.map(({ from }) => shortDay(from))}
        labelsName="Week from"
        series={[{ name: label, values: weeks.map((week) => week[figure]) }]}
        text={text}
      />
      <TableOrList
        caption="All figures by week, the latest first"
        rows={weeks.toReversed()}
        rowKey={({ from }) => from}
        columns={[
          { key: 'from', label: 'Week from', cell: ({ from }) => dayText(from) },
          ...figures.map((one) => ({
            key: one.figure,
            label: one.label,
            number: true,
            cell: (week: Week) => {
              const value = week[one.figure];
              return value === null ? few : one.text(value);
            },
          })),
        ]}
      />
    </>
  );
}
