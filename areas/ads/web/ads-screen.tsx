/// <reference types="vite/client" />
import { useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import type { AdAccount } from '../contract.ts';
import { Analytics } from './analytics.tsx';
import { Audiences } from './audiences.tsx';
import { CreateCampaign } from './campaign-form.tsx';
import { Campaigns } from './campaigns.tsx';
import { CreativeLibrary } from './creative-library.tsx';
import { type InAccount, useAdAccounts, useAdNews, useAdSpending } from './data.ts';
import { Invitations } from './invitations.tsx';
import { Paused } from './paused.tsx';
import { Tiles } from './tiles.tsx';
import './ads.css';

const tabs = ['campaigns', 'creatives', 'audiences', 'analytics'] as const;
type Tab = (typeof tabs)[number];
/** In the address: the member’s own account, where they have none yet and help with another. */
const own = 'own';
const isTab = (value: string | null): value is Tab => tabs.some((tab) => tab === value);

/** ADS-01 to 03. Tab and account are in the address, so that they can be shared and Back leads through them. */
export function Screen() {
  useAdNews();
  const [query, setQuery] = useQueryParams();
  const [isCreating, setCreating] = useState(false);
  const { data, error, loading, refreshing, retry } = useAdAccounts();
  const accounts = data ?? [];
  const asked = query.get('tab');
  const tab = isTab(asked) ? asked : 'campaigns';
  const named = query.get('account');
  const ownOne = accounts.find(({ myRole }) => myRole === 'owner');
  // Whoever no longer helps with an account is back with their own, or with the one that they joined first.
  const account = named === own ? ownOne : (accounts.find(({ id }) => String(id) === named) ?? accounts[0]);
  const of: InAccount = account && account !== ownOne ? { account: account.id } : {};
  const mayEdit = data !== undefined && account?.myRole !== 'analyst';
  const panels = [
    { id: 'campaigns', label: 'Campaigns', panel: () => <Campaigns of={of} mayEdit={mayEdit} /> },
    {
      id: 'creatives',
      label: 'Creative Library',
      panel: () => <CreativeLibrary of={of} account={account} mayEdit={mayEdit} />,
    },
    { id: 'audiences', label: 'Audiences', panel: () => <Audiences of={of} mayEdit={mayEdit} /> },
    {
      id: 'analytics',
      label: 'Analytics',
      panel: () => <Analytics of={of} zone={account?.zone ?? 'Australia/Sydney'} />,
    },
  ] as const;
  return (
    <>
      <PageTitle
        title="Ads Manager"
        lead="Create and manage accessibility-focused advertising campaigns"
        crumbs={[{ label: 'Home', href: '/' }]}
        actions={
          <>
            {mayEdit && (
              <Button variant="primary" description="Create a campaign" onClick={() => setCreating(true)}>
                Create Campaign
              </Button>
            )}
            {account && (
              <ButtonLink href={`/ads/accounts/${account.id}`} description="Costs, name and people of the account">
                Account and people
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="stack ads-above">
        <ChooseAccount
          accounts={accounts}
          chosen={account?.id}
          onChoose={(id) => setQuery({ account: id === String(accounts[0]?.id) ? null : id }, { push: true })}
        />
        <Invitations onJoined={(id) => setQuery({ account: id }, { push: true })} />
        {loading && <Skeleton label="Loading the account" />}
        {!data && error && (
          <ErrorState level={2} title="Couldn’t load your accounts" onRetry={retry} retrying={refreshing}>
            {textForPeople(error)}
          </ErrorState>
        )}
        {data && account && <PausedHere of={of} account={account} />}
      </div>
      {data && (
        <>
          <Tiles of={of} />
          <Tabs
            label="Ads Manager"
            manual
            value={tab}
            onChange={(chosen) =>
              setQuery({ tab: chosen === 'campaigns' ? null : chosen, show: null, edit: null }, { push: true })
            }
            tabs={panels.map(({ id, label, panel }) => ({ id, label, panel: tab === id && panel() }))}
          />
        </>
      )}
      {isCreating && <CreateCampaign of={of} account={account} onClose={() => setCreating(false)} />}
    </>
  );
}

function PausedHere({ of, account }: { readonly of: InAccount; readonly account: AdAccount }) {
  const { data: spending } = useAdSpending(of);
  return spending && <Paused account={account} spending={spending} />;
}

/** Whoever helps someone else can begin an account of their own, which its first campaign opens. */
function ChooseAccount({
  accounts,
  chosen,
  onChoose,
}: {
  readonly accounts: readonly AdAccount[];
  readonly chosen: number | undefined;
  readonly onChoose: (account: string) => void;
}) {
  const hasOwn = accounts.some(({ myRole }) => myRole === 'owner');
  const options = accounts.map(({ id, name }) => ({ value: String(id), label: name }));
  if (options.length > 0 && !hasOwn) options.push({ value: own, label: 'Your own, not begun yet' });
  if (options.length < 2) return null;
  return (
    <Select
      label="Account"
      value={String(chosen ?? own)}
      options={options}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  );
}
