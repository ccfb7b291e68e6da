import { inFigures } from '#platform/contract/counted.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { type InAccount, useAdCounts, useAdSpending } from './data.ts';
import { unitsText } from './words.ts';

/** ADS-02 */
export function Tiles({ of }: { readonly of: InAccount }) {
  const counts = useAdCounts(of);
  const spending = useAdSpending(of);
  const error = counts.error ?? spending.error;
  if (error) {
    const again = () => {
      counts.retry();
      spending.retry();
    };
    return (
      <ErrorState
        level={2}
        title="Couldn’t load your figures"
        onRetry={again}
        retrying={counts.refreshing || spending.refreshing}
      >
        {textForPeople(error)}
      </ErrorState>
    );
  }
  if (!counts.data || !spending.data) return <Skeleton count={1} look="row" label="Loading your figures" />;
  const tiles = [
    { label: 'Total Spent', value: unitsText(spending.data.totalSpent, spending.data.currency) },
    { label: 'Active Campaigns', value: inFigures(counts.data.activeCampaigns) },
    { label: 'Total Campaigns', value: inFigures(counts.data.totalCampaigns) },
    { label: 'Ad Creatives', value: inFigures(counts.data.creatives) },
  ];
  return (
    <dl className="tiles ads-tiles">
      {tiles.map(({ label, value }) => (
        <div key={label} className="sheet">
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
