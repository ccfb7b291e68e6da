import { useEffect, useState } from 'react';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { List } from '#platform/web/ui/list.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import type { AdAccount, Creative } from '../contract.ts';
import { creativeTypeNames } from '../pure/options.ts';
import { CreativeForm } from './creative-form.tsx';
import { type InAccount, useArchiveCreative, useCreatives } from './data.ts';
import { ShowArchived } from './show-archived.tsx';

interface Props {
  readonly of: InAccount;
  readonly account: AdAccount | undefined;
  readonly mayEdit: boolean;
}

/** ADS-13 to 15. Which one is edited is in the address: an ad that was refused leads here. */
export function CreativeLibrary({ of, account, mayEdit }: Props) {
  const [query, setQuery] = useQueryParams();
  const isArchived = query.get('show') === 'archived';
  const [isUploading, setUploading] = useState(false);
  const list = useCreatives(of, isArchived);
  const { items, hasMore, loadingMore, moreError, loadMore } = list;
  const asked = mayEdit ? Number(query.get('edit')) || undefined : undefined;
  const edited = items.find(({ id }) => id === asked);
  const isFurther = asked !== undefined && !edited && hasMore && !loadingMore && !moreError;
  useEffect(() => {
    if (isFurther) loadMore();
  }, [isFurther, loadMore]);
  return (
    <div className="stack">
      <div className="row ads-filters">
        {mayEdit && (
          <Button description="Upload a creative" onClick={() => setUploading(true)}>
            Upload Creative
          </Button>
        )}
        <ShowArchived />
      </div>
      <List
        list={list}
        shown={items.length}
        things={['creative', 'creatives']}
        prefix="creative"
        empty={
          isArchived ? (
            <EmptyState title="No archived creatives" level={2} />
          ) : (
            <EmptyState title="No creatives yet" level={2}>
              <p>A creative is what people see of an ad: its words, and a picture if you like.</p>
            </EmptyState>
          )
        }
      >
        <ul className="plain-list tiles ads-library" aria-label="Creatives">
          {items.map((creative) => (
            <li key={creative.id}>
              <CreativeCard creative={creative} mayEdit={mayEdit} onEdit={() => setQuery({ edit: creative.id })} />
            </li>
          ))}
        </ul>
      </List>
      {isUploading && (
        <CreativeForm of={of} account={account} creative={undefined} onClose={() => setUploading(false)} />
      )}
      {edited && (
        <CreativeForm
          key={edited.id}
          of={of}
          account={account}
          creative={edited}
          onClose={() => setQuery({ edit: null })}
        />
      )}
    </div>
  );
}

interface CardProps {
  readonly creative: Creative;
  readonly mayEdit: boolean;
  readonly onEdit: () => void;
}

function CreativeCard({ creative, mayEdit, onEdit }: CardProps) {
  const { id, title, type, smallImageUrl, altText, callToAction, body, width, height, claims, usedBy } = creative;
  const isArchived = creative.archivedAt !== null;
  const archive = useArchiveCreative({
    onDone: ({ archivedAt }) => {
      document.getElementById('page-title')?.focus();
      toast(
        archivedAt
          ? {
              title: 'Creative archived',
              description: 'It no longer counts for your plan.',
              action: { label: 'Undo', onAction: () => archive.mutate({ id, archived: false }) },
            }
          : { title: 'Creative is back in the library' },
      );
    },
    onFail: failed('Couldn’t change the creative'),
  });
  return (
    <Card as="article" className="stack" aria-labelledby={`creative-${id}`}>
      {smallImageUrl && (
        <img
          src={smallImageUrl}
          alt={altText || title}
          width={width ?? undefined}
          height={height ?? undefined}
          loading="lazy"
        />
      )}
      <h2 id={`creative-${id}`} tabIndex={-1}>
        {title}
      </h2>
      <p>{body}</p>
      <p className="row">
        <span className="soft">{creativeTypeNames[type]}</span>
        <Chip tone="action">{callToAction}</Chip>
      </p>
      {claims.map(({ words, reason }) => (
        <p key={words} className="soft">{`“${words}” waits for a moderator. ${reason}`}</p>
      ))}
      {mayEdit && (
        <div className="row">
          {!isArchived && (
            <Button variant="quiet" description="Edit a creative" onClick={onEdit}>
              Edit<VisuallyHidden> {title}</VisuallyHidden>
            </Button>
          )}
          {isArchived && (
            <Button
              variant="quiet"
              pending={archive.pending}
              description="Take a creative out of the archive"
              onClick={() => archive.mutate({ id, archived: false })}
            >
              Bring back<VisuallyHidden> {title}</VisuallyHidden>
            </Button>
          )}
          {!isArchived && usedBy === 0 && (
            <Button
              variant="quiet"
              pending={archive.pending}
              description="Archive a creative"
              onClick={() => archive.mutate({ id, archived: true })}
            >
              Archive<VisuallyHidden> {title}</VisuallyHidden>
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
