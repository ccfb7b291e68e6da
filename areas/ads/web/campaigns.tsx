import { useQueryParams } from '#platform/web/router/hooks.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import type { Campaign } from '../contract.ts';
import { objectiveNames } from '../pure/options.ts';
import { CampaignActions } from './campaign-actions.tsx';
import { type InAccount, useCampaigns } from './data.ts';
import { absoluteDay } from './days.ts';
import { ShowArchived } from './show-archived.tsx';
import { budgetText, deliveryWords, statusTones, statusWords, unitsText } from './words.ts';

interface Props {
  readonly of: InAccount;
  readonly mayEdit: boolean;
}

/** ADS-04 to 12 */
export function Campaigns({ of, mayEdit }: Props) {
  const [query] = useQueryParams();
  const isArchived = query.get('show') === 'archived';
  const list = useCampaigns(of, isArchived);
  return (
    <div className="stack">
      <div className="row ads-filters">
        <ShowArchived />
      </div>
      <List
        list={list}
        shown={list.items.length}
        things={['campaign', 'campaigns']}
        prefix="campaign"
        empty={
          isArchived ? (
            <EmptyState title="No archived campaigns" level={2} />
          ) : (
            <EmptyState title="No campaigns yet" level={2}>
              <p>
                A campaign says what you want, how much it may cost and when. Nothing runs before a person has seen its
                ads.
              </p>
            </EmptyState>
          )
        }
      >
        <ul className="plain-list stack" aria-label="Campaigns">
          {list.items.map((campaign) => (
            <li key={campaign.id}>
              <CampaignCard campaign={campaign} mayEdit={mayEdit} />
            </li>
          ))}
        </ul>
      </List>
    </div>
  );
}

function CampaignCard({ campaign, mayEdit }: { readonly campaign: Campaign; readonly mayEdit: boolean }) {
  const { id, name, status, objective, spentAmount, currency, createdAt, delivery } = campaign;
  const says = deliveryWords[delivery];
  return (
    <Card as="article" className="stack" aria-labelledby={`campaign-${id}`}>
      <div className="row ads-head">
        <h2 id={`campaign-${id}`} tabIndex={-1}>
          <Link href={`/ads/campaigns/${id}`}>{name}</Link>
        </h2>
        <Chip tone={statusTones[status]}>{statusWords[status]}</Chip>
        {mayEdit && <CampaignActions campaign={campaign} />}
      </div>
      {says && <p className="soft">{says}</p>}
      <Facts
        items={[
          { label: 'Objective', value: objectiveNames[objective] },
          { label: 'Budget', value: budgetText(campaign) },
          { label: 'Spent', value: unitsText(spentAmount, currency) },
          { label: 'Created', value: absoluteDay(createdAt) },
        ]}
      />
    </Card>
  );
}
