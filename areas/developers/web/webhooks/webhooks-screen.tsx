/// <reference types="vite/client" />
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import type { Developer, MadeWebhook, Webhook } from '../../contract.ts';
import { crumbs } from '../crumbs.ts';
import { useDeveloperNews, useWebhooks } from '../data.ts';
import '../developers.css';
import { NewSecret } from '../new-secret.tsx';
import { SignedUp } from '../signed-up.tsx';
import { nameOfWebhook } from '../words.ts';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookRow } from './webhook-row.tsx';

export function Screen() {
  useDeveloperNews();
  return (
    <>
      <PageTitle
        title="Webhooks"
        lead="We call your address when something happens. Each call is signed, and tried again for three days."
        crumbs={crumbs}
        actions={<ButtonLink href="/api-docs/keys">API keys</ButtonLink>}
      />
      <SignedUp>{(developer) => <Webhooks developer={developer} />}</SignedUp>
    </>
  );
}

const needsPlan = (
  <EmptyState
    title="Webhooks need a plan with API access"
    level={2}
    action={<ButtonLink href="/pricing">See plans</ButtonLink>}
  >
    <p>Until then your apps can ask for news themselves: GET /api/v1/posts.</p>
  </EmptyState>
);

const lapsed = (
  <Notice
    tone="warn"
    title="Your plan has no API access now"
    action={<ButtonLink href="/pricing">See plans</ButtonLink>}
  >
    No events are sent to your addresses until it has API access again. What happens until then is not sent later.
  </Notice>
);

function Webhooks({ developer }: { readonly developer: Developer }) {
  const { data, error, loading, refreshing, retry } = useWebhooks();
  const [edited, setEdited] = useState<Webhook | 'new'>();
  const [made, setMade] = useState<MadeWebhook>();
  if (loading) return <Skeleton count={2} look="row" label="Loading the webhooks" />;
  if (error || !data) {
    return (
      <ErrorState level={2} title="Couldn’t load the webhooks" onRetry={retry} retrying={refreshing}>
        {error && textForPeople(error)}
      </ErrorState>
    );
  }
  if (!developer.isPremium && data.length === 0) return needsPlan;
  const add = developer.isPremium && (
    <Button icon={Plus} description="Add a webhook" onClick={() => setEdited('new')}>
      Add an address
    </Button>
  );
  return (
    <Section title="Your addresses" action={data.length > 0 && add}>
      {!developer.isPremium && lapsed}
      {data.length === 0 ? (
        <EmptyState title="No addresses yet" level={3} action={add}>
          <p>Your server needs an https address that anyone on the internet can reach.</p>
        </EmptyState>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="plain-list list" role="list">
          {data.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              isPremium={developer.isPremium}
              onEdit={() => setEdited(webhook)}
              onRolled={setMade}
            />
          ))}
        </ul>
      )}
      {edited && (
        <WebhookForm
          webhook={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onMade={setMade}
        />
      )}
      {made && (
        <NewSecret
          title={`The secret of ${nameOfWebhook(made.webhook)}`}
          what="Webhook secret"
          secret={made.secret}
          onClose={() => setMade(undefined)}
        />
      )}
    </Section>
  );
}
