/// <reference types="vite/client" />

import { moneyText } from '#platform/contract/money.ts';
import { cityOf } from '#platform/contract/zones.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { ById } from '#platform/web/ui/by-id.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { AdAccount, AdTeam } from '../contract.ts';
import { AccountForm } from './account-form.tsx';
import { useAdAccounts, useAdNews, useAdSpending, useAdTeam } from './data.ts';
import { Paused } from './paused.tsx';
import { Team } from './team.tsx';
import './ads.css';

const crumbs = [{ label: 'Ads Manager', href: '/ads' }];
const words = {
  thing: 'account',
  title: 'Advertising account',
  missing: 'Account not found',
  lead: 'There is no such account, or you don’t help with it.',
  way: { label: 'See your campaigns', href: '/ads' },
  crumbs,
};

export const Screen = ({ params }: { readonly params: { readonly id: string } }) => (
  <ById id={params.id} use={useAdTeam} words={words}>
    {(team) => <Page team={team} />}
  </ById>
);

function Page({ team }: { readonly team: AdTeam }) {
  const { id, name } = team;
  const title = `Account of ${name}`;
  useTitle(title);
  useAdNews();
  const { data: accounts } = useAdAccounts();
  const account = accounts?.find((one) => one.id === id);
  return (
    <>
      <PageTitle
        title={title}
        lead="What its ads cost, how it is named, and who helps."
        crumbs={[{ label: 'Ads Manager', href: `/ads?account=${id}` }]}
      />
      <div className="stack ads-parts">
        <Spending account={account} id={id} />
        {account && <Details account={account} />}
        <Team team={team} />
      </div>
    </>
  );
}

/** By the calendar of bills. */
function Spending({ id, account }: { readonly id: number; readonly account: AdAccount | undefined }) {
  const { data, error, loading, refreshing, retry } = useAdSpending({ account: id });
  return (
    <Section title="Spending" intro="What ads of a month have cost is on the owner’s bill of the next month.">
      <div className="stack">
        {loading && <Skeleton count={1} look="row" label="Loading what was spent" />}
        {error && (
          <ErrorState level={3} title="Couldn’t load what was spent" onRetry={retry} retrying={refreshing}>
            {textForPeople(error)}
          </ErrorState>
        )}
        {account && data && <Paused account={account} spending={data} />}
        {data && (
          <Facts
            items={[
              { label: 'Spent this month', value: moneyText(data.month.spent) },
              {
                label: 'Spend limit of a month',
                value: data.month.limit
                  ? `${moneyText(data.month.limit)}, by the owner’s plan`
                  : 'None in the owner’s plan',
              },
              { label: 'One view of an awareness campaign', value: moneyText(data.prices.view) },
              { label: 'One press of any other campaign', value: moneyText(data.prices.click) },
            ]}
          />
        )}
        {account?.myRole === 'owner' && (
          <p>
            Your card, bills and whom they are for are under <Link href="/subscription">Subscription</Link>.
          </p>
        )}
      </div>
    </Section>
  );
}

const Details = ({ account }: { readonly account: AdAccount }) => (
  <Section title="Details">
    {account.myRole === 'owner' ? (
      <AccountForm key={account.id} account={account} />
    ) : (
      <Facts
        items={[
          { label: 'Name', value: account.name },
          { label: 'Clock', value: cityOf(account.zone) },
        ]}
      />
    )}
    {account.providerId !== null && (
      <p className="soft">
        {account.isRegistered
          ? 'The listing is registered today, by a number that was checked. Ads may say so.'
          : 'The listing isn’t registered today by a number that was checked. Ads that say so wait for a moderator.'}
      </p>
    )}
  </Section>
);
