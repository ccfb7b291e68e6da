import { counted, inFigures } from '#platform/contract/counted.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Chart } from '#platform/web/ui/chart.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { useKeyUsage } from '../data.ts';

const day = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const hour = new Intl.DateTimeFormat('en-AU', { hour: 'numeric', day: 'numeric', month: 'short' });

const sumOf = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

export function KeyUsage({ id, name }: { readonly id: number; readonly name: string }) {
  const { data, error, loading, refreshing, retry } = useKeyUsage(id);
  if (loading) return <Skeleton count={1} look="row" label="Loading the figures" />;
  if (error || !data) {
    return (
      <ErrorState level={4} title="Couldn’t load the figures" onRetry={retry} retrying={refreshing}>
        {error && textForPeople(error)}
      </ErrorState>
    );
  }
  const { days, hours, perMinute } = data;
  const [month, refused] = [sumOf(days.map(({ calls }) => calls)), sumOf(days.map((one) => one.refused))];
  return (
    <div className="stack">
      <Chart
        title={`Calls of ${name} in 30 days`}
        summary={`${counted(month, 'call')} in 30 days. ${inFigures(refused)} were more than ${inFigures(perMinute)} in a minute.`}
        kind="bars"
        labels={days.map(({ at }) => day.format(new Date(at)))}
        labelsName="Day"
        series={[
          { name: 'Calls', values: days.map(({ calls }) => calls) },
          { name: 'Too many', values: days.map((one) => one.refused) },
        ]}
      />
      <Chart
        title={`Calls of ${name} in 24 hours`}
        summary={`${counted(sumOf(hours.map(({ calls }) => calls)), 'call')} in the last 24 hours.`}
        kind="bars"
        labels={hours.map(({ at }) => hour.format(new Date(at)))}
        labelsName="Hour"
        series={[{ name: 'Calls', values: hours.map(({ calls }) => calls) }]}
      />
    </div>
  );
}
