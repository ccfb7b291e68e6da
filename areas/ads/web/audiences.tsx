import { useState } from 'react';
import { stateNames } from '#platform/contract/postcodes.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import type { Audience } from '../contract.ts';
import { topicNames } from '../pure/options.ts';
import { AudienceForm } from './audience-form.tsx';
import { type InAccount, useAudiences, useDeleteAudience } from './data.ts';
import { estimateText } from './words.ts';

interface Props {
  readonly of: InAccount;
  readonly mayEdit: boolean;
}

/** ADS-16, 17 */
export function Audiences({ of, mayEdit }: Props) {
  const [open, setOpen] = useState<Audience | 'new'>();
  const { data, error, loading, refreshing, retry } = useAudiences(of);
  return (
    <div className="stack">
      <p>
        An audience is made of pages, and not of people. Ads can’t look up anyone’s disability, settings, wellness,
        groups or messages.
      </p>
      {mayEdit && (
        <div className="row">
          <Button description="Create an audience" onClick={() => setOpen('new')}>
            Create Audience
          </Button>
        </div>
      )}
      {loading && <Skeleton look="row" label="Loading your audiences" />}
      {error && (
        <ErrorState level={2} title="Couldn’t load your audiences" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data?.length === 0 && (
        <EmptyState title="No audiences yet" level={2}>
          <p>Without one, an ad can be on every page of the places that you choose.</p>
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className="plain-list stack" aria-label="Audiences">
          {data.map((audience) => (
            <li key={audience.id}>
              <AudienceCard audience={audience} mayEdit={mayEdit} onEdit={() => setOpen(audience)} />
            </li>
          ))}
        </ul>
      )}
      {open && <AudienceForm of={of} audience={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

const listed = (names: readonly string[]) => (names.length === 0 ? 'All' : names.join(', '));

function AudienceCard({
  audience,
  mayEdit,
  onEdit,
}: {
  readonly audience: Audience;
  readonly mayEdit: boolean;
  readonly onEdit: () => void;
}) {
  const { id, name, regions, topics, estimate, usedBy } = audience;
  const [isAsking, setAsking] = useState(false);
  const remove = useDeleteAudience({
    onDone: () => toast({ title: 'Audience deleted', description: `“${name}” is gone.` }),
    onFail: failed('Couldn’t delete the audience'),
  });
  return (
    <Card as="article" className="stack" aria-labelledby={`audience-${id}`}>
      <div className="row ads-head">
        <h2 id={`audience-${id}`}>{name}</h2>
        {mayEdit && (
          <>
            <Button variant="quiet" description="Edit an audience" onClick={onEdit}>
              Edit<VisuallyHidden> {name}</VisuallyHidden>
            </Button>
            {usedBy === 0 && (
              <Button variant="quiet" description="Delete an audience" onClick={() => setAsking(true)}>
                Delete<VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            )}
          </>
        )}
      </div>
      <Facts
        items={[
          { label: 'Region', value: listed(regions.map((one) => stateNames[one])) },
          { label: 'Topic of the page', value: listed(topics.map((one) => topicNames[one])) },
        ]}
      />
      <p className="soft">{estimateText(estimate)}</p>
      <ConfirmDialog
        open={isAsking}
        title={`Delete “${name}”?`}
        confirmLabel="Delete the audience"
        danger
        pending={remove.pending}
        onConfirm={() => remove.mutate({ id })}
        onCancel={() => setAsking(false)}
      >
        <p>It can’t be brought back. No ad set uses it.</p>
      </ConfirmDialog>
    </Card>
  );
}
