import { useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import type { Ad, AdSet, Campaign } from '../contract.ts';
import { frequencyNames, surfaceNames } from '../pure/options.ts';
import { AdSetForm } from './ad-set-form.tsx';
import { AddAd } from './add-ad.tsx';
import { useAdSets, useSetAdSetStatus, useSetAdStatus } from './data.ts';
import { aheadText, reviewTones, reviewWords, statusTones, statusWords } from './words.ts';

export function AdSets({ campaign, mayEdit }: { readonly campaign: Campaign; readonly mayEdit: boolean }) {
  const { id, accountId } = campaign;
  const { data, error, loading, refreshing, retry } = useAdSets(id);
  const [open, setOpen] = useState<AdSet | 'new'>();
  return (
    <Section title="Ad sets" region={false} intro="Where ads of this campaign are, for which pages, and how often.">
      <div className="stack">
        {mayEdit && (
          <div className="row">
            <Button description="Add an ad set" onClick={() => setOpen('new')}>
              Add an ad set
            </Button>
          </div>
        )}
        {loading && <Skeleton look="row" label="Loading the ad sets" />}
        {error && (
          <ErrorState level={3} title="Couldn’t load the ad sets" onRetry={retry} retrying={refreshing}>
            {textForPeople(error)}
          </ErrorState>
        )}
        {data?.length === 0 && <EmptyState title="No ad sets yet" level={3} />}
        {data && data.length > 0 && (
          <ul className="plain-list stack" aria-label="Ad sets">
            {data.map((set) => (
              <li key={set.id}>
                <AdSetCard set={set} accountId={accountId} mayEdit={mayEdit} onEdit={() => setOpen(set)} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {open && (
        <AdSetForm
          campaignId={id}
          accountId={accountId}
          set={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Section>
  );
}

interface CardProps {
  readonly set: AdSet;
  readonly accountId: number;
  readonly mayEdit: boolean;
  readonly onEdit: () => void;
}

function AdSetCard({ set, accountId, mayEdit, onEdit }: CardProps) {
  const { id, name, status, surfaces, audienceName, frequency, ads } = set;
  const [isAdding, setAdding] = useState(false);
  const change = useSetAdSetStatus({
    onDone: ({ status: now }) => {
      // What was pressed goes, or moves with its card.
      if (now === 'archived' || status === 'archived') document.getElementById('page-title')?.focus();
      toast({ title: 'Ad set updated', description: `“${name}” is ${statusWords[now].toLowerCase()}.` });
    },
    onFail: failed('Couldn’t change the ad set', 'It is as it was.'),
  });
  return (
    <Card as="article" className="stack" aria-labelledby={`ad-set-${id}`}>
      <div className="row ads-head">
        <h3 id={`ad-set-${id}`}>{name}</h3>
        <Chip tone={statusTones[status]}>{statusWords[status]}</Chip>
        {mayEdit && (
          <>
            <Button
              pending={change.pending}
              description={status === 'active' ? 'Pause an ad set' : 'Activate an ad set'}
              onClick={() => change.mutate({ id, status: status === 'active' ? 'paused' : 'active' })}
            >
              {status === 'active' ? 'Pause' : 'Activate'}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
            <Button variant="quiet" description="Edit an ad set" onClick={onEdit}>
              Edit<VisuallyHidden> {name}</VisuallyHidden>
            </Button>
            {status !== 'archived' && (
              <Button
                variant="quiet"
                description="Archive an ad set"
                onClick={() => change.mutate({ id, status: 'archived' })}
              >
                Archive<VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            )}
          </>
        )}
      </div>
      <Facts
        items={[
          { label: 'Places', value: surfaces.map((one) => surfaceNames[one]).join(', ') },
          { label: 'Audience', value: audienceName ?? 'Everyone' },
          { label: 'For one browser', value: `${frequencyNames[frequency]} at most` },
        ]}
      />
      {ads.length === 0 ? (
        <p>No ads yet.</p>
      ) : (
        <ul className="plain-list stack" aria-label={`Ads of ${name}`}>
          {ads.map((ad) => (
            <li key={ad.id}>
              <AdRow ad={ad} accountId={accountId} mayEdit={mayEdit} />
            </li>
          ))}
        </ul>
      )}
      {mayEdit && status !== 'archived' && (
        <div className="row">
          <Button description="Add an ad" onClick={() => setAdding(true)}>
            Add an ad<VisuallyHidden> to {name}</VisuallyHidden>
          </Button>
        </div>
      )}
      {isAdding && <AddAd adSetId={id} accountId={accountId} onClose={() => setAdding(false)} />}
    </Card>
  );
}

interface AdProps {
  readonly ad: Ad;
  readonly accountId: number;
  readonly mayEdit: boolean;
}

function AdRow({ ad, accountId, mayEdit }: AdProps) {
  const { id, creativeId, title, status, review, claims, reason, ahead } = ad;
  const change = useSetAdStatus({
    onDone: ({ status: now }) => {
      if (now === 'archived') document.getElementById('page-title')?.focus();
      toast({ title: 'Ad updated', description: `“${title}” is ${statusWords[now].toLowerCase()}.` });
    },
    onFail: failed('Couldn’t change the ad', 'It is as it was.'),
  });
  return (
    <div className="stack">
      <div className="row ads-head">
        <b>{title}</b>
        <Chip tone={reviewTones[review]}>{reviewWords[review]}</Chip>
        {status !== 'active' && <Chip>{statusWords[status]}</Chip>}
        {mayEdit && (
          <Button
            variant="quiet"
            pending={change.pending}
            description={status === 'active' ? 'Pause an ad' : 'Activate an ad'}
            onClick={() => change.mutate({ id, status: status === 'active' ? 'paused' : 'active' })}
          >
            {status === 'active' ? 'Pause' : 'Activate'}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        )}
        {mayEdit && status !== 'archived' && (
          <Button variant="quiet" description="Archive an ad" onClick={() => change.mutate({ id, status: 'archived' })}>
            Archive<VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        )}
      </div>
      {ahead !== null && <p className="soft">{aheadText(ahead)}</p>}
      {claims.map(({ words, reason: why }) => (
        <p key={words}>{`The text says “${words}”. ${why}`}</p>
      ))}
      {reason && <p>{reason}</p>}
      {mayEdit && status !== 'archived' && (
        <p>
          <Link href={`/ads?account=${accountId}&tab=creatives&edit=${creativeId}`}>
            Change what it says<VisuallyHidden>: {title}</VisuallyHidden>
          </Link>
        </p>
      )}
    </div>
  );
}
