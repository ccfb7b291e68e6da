/// <reference types="vite/client" />
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { moneyText } from '#platform/contract/money.ts';
import { unitWords } from '#platform/contract/price-units.ts';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { TableOrList } from '#platform/web/ui/table-or-list.tsx';
import type { ComparedProvider } from '../contract.ts';
import { limits, weekdays } from '../pure/options.ts';
import { StatusBadge } from './badges.tsx';
import { crumbs } from './crumbs.ts';
import { useCompared } from './data.ts';
import { hoursText } from './opening.ts';
import { comparedIn } from './provider-filters.ts';
import { dayWords, deliveryText, featureWords, placeText, ratingText, usableText } from './words.ts';
import './providers.css';

interface Row {
  readonly label: string;
  readonly cell: (provider: ComparedProvider) => ReactNode;
}

const list = (all: readonly ReactNode[], none: string) =>
  all.length === 0 ? (
    none
  ) : (
    <ul className="plain-list provider-compared">
      {all.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move
        <li key={at}>{one}</li>
      ))}
    </ul>
  );

const rows: readonly Row[] = [
  { label: 'Place', cell: placeText },
  { label: 'Reviews', cell: ({ averageRating, reviewCount }) => ratingText(averageRating, reviewCount) },
  { label: 'Registration', cell: ({ registrationStatus }) => <StatusBadge status={registrationStatus} /> },
  {
    label: 'Compliance score',
    cell: ({ complianceScore }) => (complianceScore === null ? 'Nothing checked yet' : `${complianceScore}%`),
  },
  { label: 'Who can use it', cell: ({ usableBy }) => usableText(usableBy) },
  {
    label: 'Services and prices',
    cell: ({ allServices }) =>
      list(
        allServices.map((one) => (
          <span key={one.id}>
            {one.serviceName}: {moneyText(one.unitPrice)} {unitWords[one.unitType]} ({deliveryText(one)})
          </span>
        )),
        'None listed',
      ),
  },
  {
    label: 'Access',
    cell: ({ accessibilityFeatures }) =>
      list(
        accessibilityFeatures.map((feature) => featureWords[feature]),
        'None listed',
      ),
  },
  { label: 'Languages', cell: ({ languages }) => languages.join(', ') || 'Not said' },
  {
    label: 'Workers',
    cell: ({ workers: { listed, screened } }) =>
      listed === 0 ? 'None listed' : `${listed} listed, ${screened} with a current clearance`,
  },
  {
    label: 'Areas',
    cell: ({ serviceAreas, areaCount }) => {
      const more = areaCount - serviceAreas.length;
      return [...serviceAreas, ...(more > 0 ? [`+${more} more`] : [])].join(', ') || 'None listed';
    },
  },
  { label: 'Vacancy', cell: ({ vacancy }) => vacancy?.words ?? 'None offered' },
  {
    label: 'Hours',
    cell: ({ businessHours }) =>
      list(
        weekdays.map((day) => `${dayWords[day]}: ${hoursText(businessHours[day])}`),
        '',
      ),
  },
];

/** Up to four providers side by side. Which ones is in the address, so that it can be shared. */
export function Screen() {
  const [query, setQuery] = useQueryParams();
  const ids = comparedIn(query);
  const remove = ({ id, businessName }: ComparedProvider) => {
    setQuery({ compare: ids.filter((one) => one !== id).join(',') });
    announce(`${businessName} is no longer compared`);
    document.getElementById('page-title')?.focus();
  };
  return (
    <>
      <PageTitle
        title="Compare providers"
        lead="Up to four, side by side, from what each one’s page says."
        crumbs={crumbs}
        actions={
          ids.length > 0 && (
            <ButtonLink href={`/ndis-providers?compare=${ids.join(',')}`}>
              {ids.length < limits.compared ? 'Add another provider' : 'Change the providers'}
            </ButtonLink>
          )
        }
      />
      {ids.length === 0 ? (
        <EmptyState
          title="No providers chosen"
          level={2}
          action={<ButtonLink href="/ndis-providers">See all providers</ButtonLink>}
        >
          <p>Choose “Compare” beside up to four providers in the directory.</p>
        </EmptyState>
      ) : (
        <Compared ids={ids} onRemove={remove} />
      )}
    </>
  );
}

interface ComparedProps {
  readonly ids: readonly number[];
  readonly onRemove: (provider: ComparedProvider) => void;
}

function Compared({ ids, onRemove }: ComparedProps) {
  const { data, error, retry, refreshing } = useCompared(ids);
  if (error) {
    return (
      <ErrorState level={2} title="Couldn’t load the providers" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton label="Loading the providers" />;
  if (data.length === 0) {
    return (
      <EmptyState
        title="No providers found"
        level={2}
        action={<ButtonLink href="/ndis-providers">See all providers</ButtonLink>}
      >
        <p>They are no longer listed.</p>
      </EmptyState>
    );
  }
  return (
    <div className="provider-compare stack">
      {data.length < ids.length && <p role="status">Some providers you chose are no longer listed.</p>}
      <TableOrList
        caption="What each provider’s page says"
        rows={[...rows, { label: 'More', cell: (one) => <More provider={one} onRemove={onRemove} /> }]}
        rowKey={({ label }) => label}
        columns={[
          { key: 'label', label: 'About', cell: ({ label }) => label },
          ...data.map((provider) => ({
            key: String(provider.id),
            label: provider.businessName,
            cell: ({ cell }: Row) => cell(provider),
          })),
        ]}
      />
    </div>
  );
}

function More({
  provider,
  onRemove,
}: {
  readonly provider: ComparedProvider;
  readonly onRemove: ComparedProps['onRemove'];
}) {
  const { id, businessName } = provider;
  return (
    <div className="stack">
      <p>
        <Link href={`/ndis-providers/${id}`}>
          View Profile<span className="vh">: {businessName}</span>
        </Link>
      </p>
      <Button icon={X} description="a provider that is compared" onClick={() => onRemove(provider)}>
        Remove<span className="vh"> {businessName}</span>
      </Button>
    </div>
  );
}
