/// <reference types="vite/client" />
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { Time } from '#platform/web/time/time.tsx';
import { ById } from '#platform/web/ui/by-id.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { dayText } from '#platform/web/ui/date-text.ts';
import { Facts } from '#platform/web/ui/facts.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import type { AdChange, Campaign } from '../contract.ts';
import { objectiveNames } from '../pure/options.ts';
import { AdSets } from './ad-sets.tsx';
import { CampaignActions } from './campaign-actions.tsx';
import { EditCampaign } from './campaign-form.tsx';
import { useAdAccounts, useAdNews, useCampaign, useCampaignChanges } from './data.ts';
import { budgetText, deliveryWords, statusTones, statusWords, unitsText } from './words.ts';
import './ads.css';

const crumbs = [{ label: 'Ads Manager', href: '/ads' }];
const words = {
  thing: 'campaign',
  title: 'Campaign',
  missing: 'Campaign not found',
  lead: 'This campaign doesn’t exist, or you don’t help with it.',
  way: { label: 'See your campaigns', href: '/ads' },
  crumbs,
};

export const Screen = ({ params }: { readonly params: { readonly id: string } }) => (
  <ById id={params.id} use={useCampaign} words={words}>
    {(campaign) => <Page campaign={campaign} />}
  </ById>
);

function Page({ campaign }: { readonly campaign: Campaign }) {
  const { id, accountId, name, status, objective, delivery, startDay, endDay, spentAmount, spentToday, currency } =
    campaign;
  useTitle(name);
  useAdNews();
  const [query, setQuery] = useQueryParams();
  const { data: accounts = [] } = useAdAccounts();
  const account = accounts.find((one) => one.id === accountId);
  const mayEdit = account !== undefined && account.myRole !== 'analyst';
  const isEditing = mayEdit && status !== 'archived' && query.get('edit') !== null;
  const says = deliveryWords[delivery];
  return (
    <>
      <PageTitle
        title={name}
        crumbs={[{ label: 'Ads Manager', href: `/ads?account=${accountId}` }]}
        actions={mayEdit && <CampaignActions campaign={campaign} />}
      />
      <div className="stack ads-parts">
        <p className="row">
          <Chip tone={statusTones[status]}>{statusWords[status]}</Chip>
          {says && <span className="soft">{says}</span>}
        </p>
        <Facts
          items={[
            { label: 'Objective', value: objectiveNames[objective] },
            { label: 'Budget', value: budgetText(campaign) },
            {
              label: 'Spent',
              value: `${unitsText(spentAmount, currency)}, ${unitsText(spentToday, currency)} of it today`,
            },
            { label: 'From', value: dayText(startDay) },
            { label: 'To', value: endDay ? dayText(endDay) : 'Until it is paused' },
          ]}
        />
        <AdSets campaign={campaign} mayEdit={mayEdit && status !== 'archived'} />
        <History id={id} />
      </div>
      {isEditing && account && (
        <EditCampaign campaign={campaign} zone={account.zone} onClose={() => setQuery({ edit: null })} />
      )}
    </>
  );
}

const verbs: Readonly<Record<AdChange['what'], string>> = {
  created: 'created',
  changed: 'changed',
  copied: 'copied',
  archived: 'archived',
  paused: 'paused',
  activated: 'activated',
  reviewed: 'reviewed',
};
const fieldWords: Readonly<Record<string, string>> = {
  name: 'the name',
  objective: 'the objective',
  budgetType: 'the budget type',
  budget: 'the budget',
  startDay: 'the first day',
  endDay: 'the last day',
  audience: 'the audience',
  surfaces: 'the places',
  frequency: 'how often it is shown',
};

const dayFields = ['startDay', 'endDay'];
function inWords(field: string, value: string): string {
  if (value === '') return 'none';
  return dayFields.includes(field) ? dayText(value) : value;
}

/** Who, what, and what it was before. */
function changeText({ by, what, name, field, before, after }: AdChange): string {
  const who = by?.displayName ?? (what === 'reviewed' ? 'A moderator' : 'Someone who has left');
  if (what !== 'changed') return `${who} ${verbs[what]} “${name}”${after ? `: ${after}` : ''}.`;
  const named = fieldWords[field] ?? field;
  return `${who} changed ${named} of “${name}” from “${inWords(field, before)}” to “${inWords(field, after)}”.`;
}

function History({ id }: { readonly id: number }) {
  const list = useCampaignChanges(id);
  return (
    <Section title="History" region={false}>
      <List
        list={list}
        shown={list.items.length}
        things={['change', 'changes']}
        prefix="change"
        level={3}
        empty={<EmptyState title="No changes yet" level={3} />}
      >
        <ol className="plain-list stack">
          {list.items.map((change) => (
            <li key={change.id} id={`change-${change.id}`} tabIndex={-1}>
              {changeText(change)} <Time value={change.at} className="soft" />
            </li>
          ))}
        </ol>
      </List>
    </Section>
  );
}
