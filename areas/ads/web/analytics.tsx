import { inFigures } from '#platform/contract/counted.ts';
import { urlOf } from '#platform/web/client/address.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Chart } from '#platform/web/ui/chart.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { type Column, TableOrList } from '#platform/web/ui/table-or-list.tsx';
import type { AdFigures, AdReport } from '../contract.ts';
import { type InAccount, useAdReport, useCampaigns } from './data.ts';
import { todayIn } from './days.ts';
import { centsText, unitsText } from './words.ts';

const periods = ['7', '14', '30', '90'] as const;
const dayMs = 86_400_000;
const shortDay = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});
/** Sat, 21 Nov */
const dayWords = (day: string) => shortDay.format(new Date(`${day}T00:00:00Z`));

/** ADS-18. Campaign and period are in the address. */
export function Analytics({ of, zone }: { readonly of: InAccount; readonly zone: string }) {
  const [query, setQuery] = useQueryParams();
  const days = periods.find((one) => one === query.get('days')) ?? '14';
  const campaign = Number(query.get('campaign')) || undefined;
  const to = todayIn(zone);
  const from = new Date(Date.parse(`${to}T00:00:00Z`) - (Number(days) - 1) * dayMs).toISOString().slice(0, 10);
  const asked = { ...of, ...(campaign !== undefined && { campaign }), from, to };
  const { data, error, loading, refreshing, retry } = useAdReport(asked);
  const { items } = useCampaigns(of, false);
  return (
    <div className="stack">
      <div className="row ads-filters">
        <Select
          label="Campaign"
          value={String(campaign ?? '')}
          options={[
            { value: '', label: 'All campaigns' },
            ...items.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={({ currentTarget }) => setQuery({ campaign: currentTarget.value || null })}
        />
        <Select
          label="Period"
          value={days}
          options={periods.map((value) => ({ value, label: `${value} days` }))}
          onChange={({ currentTarget }) =>
            setQuery({ days: currentTarget.value === '14' ? null : currentTarget.value })
          }
        />
        <ButtonLink href={urlOf('downloadAdReport', asked)} download description="Download the figures">
          Download as CSV
        </ButtonLink>
      </div>
      {loading && <Skeleton count={3} look="row" label="Loading your figures" />}
      {error && (
        <ErrorState level={2} title="Couldn’t load your figures" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && data.total.impressions === 0 && (
        <EmptyState title="Nothing was seen in this period" level={2}>
          <p>Figures begin when an approved ad is shown.</p>
        </EmptyState>
      )}
      {data && data.total.impressions > 0 && <Report report={data} />}
    </div>
  );
}

function Report({ report }: { readonly report: AdReport }) {
  const { days, campaigns, ads, creatives, total, currency, spentInAll } = report;
  const money = (minor: number) => centsText(minor, currency);
  const labels = days.map(({ day }) => dayWords(day));
  return (
    <>
      <Facts
        items={[
          { label: 'Impressions, half of the ad in view for a second', value: inFigures(total.impressions) },
          { label: 'Clicks, a double press counts once', value: inFigures(total.clicks) },
          { label: 'Click rate', value: rateText(total.rate) },
          { label: 'Spend', value: `${money(total.spend)} of ${money(spentInAll)} Total Spent` },
        ]}
      />
      <Section title="Day by day" region={false}>
        <DayChart title="Impressions" labels={labels} values={days.map(({ impressions }) => impressions)} />
        <DayChart title="Clicks" labels={labels} values={days.map(({ clicks }) => clicks)} />
        <DayChart title="Click rate" labels={labels} values={days.map(({ rate }) => rate)} text={rateText} />
        <DayChart
          title={`Spend, ${currency}`}
          labels={labels}
          values={days.map(({ spend }) => spend / 100)}
          text={(units) => unitsText(units, currency)}
        />
        <Figures
          sorts
          caption="By day"
          named="Day"
          rows={days.map((row) => ({ ...row, name: dayWords(row.day), key: row.day }))}
          money={money}
        />
      </Section>
      <Section title="By campaign, ad and creative" region={false}>
        <Figures
          caption="By campaign"
          named="Campaign"
          rows={campaigns.map((row) => ({ ...row, key: row.id }))}
          money={money}
        />
        <Figures
          caption="By ad"
          named="Ad"
          rows={ads.map((row) => ({ ...row, name: row.title, key: row.id }))}
          money={money}
        />
        <Figures
          caption="By creative"
          named="Creative"
          rows={creatives.map((row) => ({ ...row, name: row.title, key: row.id }))}
          money={money}
        />
      </Section>
    </>
  );
}

const rateText = (percent: number) => `${percent.toFixed(2)}%`;

function DayChart({
  title,
  labels,
  values,
  text = inFigures,
}: {
  readonly title: string;
  readonly labels: readonly string[];
  readonly values: readonly number[];
  readonly text?: (value: number) => string;
}) {
  const most = Math.max(...values);
  const least = Math.min(...values);
  const on = (value: number) => labels[values.indexOf(value)] ?? '';
  const summary =
    most === least
      ? `The same each day: ${text(most)}.`
      : `Most on ${on(most)} with ${text(most)}, least on ${on(least)} with ${text(least)}.`;
  return (
    <Chart
      title={title}
      summary={summary}
      kind="bars"
      labels={labels}
      labelsName="Day"
      series={[{ name: title, values }]}
      text={text}
    />
  );
}

interface Row extends AdFigures {
  readonly name: string;
  readonly key: string | number;
}
function Figures({
  caption,
  named,
  rows,
  money,
  sorts = false,
}: {
  readonly caption: string;
  readonly named: string;
  readonly rows: readonly Row[];
  readonly money: (minor: number) => string;
  /** One table of a page alone: two buttons “Clicks” would be told apart by no one. */
  readonly sorts?: boolean;
}) {
  const columns: readonly Column<Row>[] = [
    { key: 'seen', label: 'Seen', cell: (row) => inFigures(row.impressions), sortBy: (row) => row.impressions },
    { key: 'clicks', label: 'Clicks', cell: (row) => inFigures(row.clicks), sortBy: (row) => row.clicks },
    { key: 'rate', label: 'Rate', cell: (row) => rateText(row.rate), sortBy: (row) => row.rate },
    { key: 'spend', label: 'Spend', cell: (row) => money(row.spend), sortBy: (row) => row.spend },
  ];
  return (
    <TableOrList<Row>
      caption={caption}
      perPage={31}
      columns={[
        { key: 'name', label: named, cell: ({ name }) => name },
        ...columns.map((column) => ({ ...column, number: true, sortBy: sorts ? column.sortBy : undefined })),
      ]}
      rows={rows}
      rowKey={({ key }) => key}
    />
  );
}
