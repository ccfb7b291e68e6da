import { CircleCheck, FlaskConical, Pause, RadioTower } from 'lucide-react';
import { useState } from 'react';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import type { MadeWebhook, Webhook } from '../../contract.ts';
import { useDeleteWebhook, usePauseWebhook, useRollWebhook, useTestWebhook } from '../data.ts';
import { nameOfWebhook, pausedWords, webhookState } from '../words.ts';
import { Deliveries } from './deliveries.tsx';

interface WebhookRowProps {
  readonly webhook: Webhook;
  /** Its owner’s plan has API access. */
  readonly isPremium: boolean;
  readonly onEdit: () => void;
  readonly onRolled: (made: MadeWebhook) => void;
}

export function WebhookRow({ webhook, isPremium, onEdit, onRolled }: WebhookRowProps) {
  const { id, url, mode, events, secretEnding, formerSecretUntil, pausedAt, pausedWhy, failingSince, version } =
    webhook;
  const name = nameOfWebhook(webhook);
  const isOn = pausedAt === null;
  const state = webhookState(webhook, isPremium);
  const [isOpen, setOpen] = useState(false);
  const [asking, setAsking] = useState<'roll' | 'delete'>();
  const test = useTestWebhook({
    onDone: () => {
      setOpen(true);
      toast({ title: 'Ping sent', description: 'Its answer comes into the delivery log.' });
    },
    onFail: failed('Couldn’t send the ping'),
  });
  const pause = usePauseWebhook({
    onDone: (changed) => toast({ title: changed.pausedAt === null ? 'Webhook turned on' : 'Webhook paused' }),
    onFail: failed('Couldn’t change the webhook'),
  });
  const roll = useRollWebhook({ onDone: onRolled, onFail: failed('Couldn’t roll the secret') });
  const remove = useDeleteWebhook({
    onDone: () => {
      document.getElementById('page-title')?.focus();
      toast({ title: 'Webhook deleted' });
    },
    onFail: failed('Couldn’t delete the webhook'),
  });
  const hidden = <VisuallyHidden> {name}</VisuallyHidden>;
  return (
    <li id={`webhook-${id}`} className="api-key-row">
      <div className="api-key-head">
        <h3>{name}</h3>
        <Chip icon={mode === 'live' ? RadioTower : FlaskConical}>{mode === 'live' ? 'Live' : 'Test'}</Chip>
        <Chip tone={state === 'On' ? 'ok' : 'warn'} icon={state === 'On' ? CircleCheck : Pause}>
          {state}
        </Chip>
      </div>
      <p>
        <code>{url}</code>
      </p>
      {pausedWhy && <Notice tone="warn" title={pausedWords[pausedWhy]} />}
      {isOn && failingSince && (
        <Notice tone="warn" title="It does not answer with 2xx">
          Since <Time value={failingSince} />. After three days we pause it.
        </Notice>
      )}
      <Facts
        items={[
          { label: 'Events', value: events.join(', ') },
          { label: 'Secret', value: <code>whsec_••••{secretEnding}</code> },
          ...(formerSecretUntil
            ? [{ label: 'The former secret signs too', value: <Time value={formerSecretUntil} look="absolute" /> }]
            : []),
        ]}
      />
      <div className="row">
        {isOn && (
          <Button description="Send a ping" pending={test.pending} onClick={() => test.mutate({ id })}>
            Send a test{hidden}
          </Button>
        )}
        <Button description="Change a webhook" onClick={onEdit}>
          Change{hidden}
        </Button>
        <Button
          description={isOn ? 'Pause a webhook' : 'Turn a webhook on'}
          pending={pause.pending}
          onClick={() => pause.mutate({ id, paused: isOn })}
        >
          {isOn ? 'Pause' : 'Turn on'}
          {hidden}
        </Button>
        <Button description="Roll a secret" pending={roll.pending} onClick={() => setAsking('roll')}>
          Roll the secret{hidden}
        </Button>
        <Button
          variant="quiet"
          description="Delete a webhook"
          pending={remove.pending}
          onClick={() => setAsking('delete')}
        >
          Delete{hidden}
        </Button>
      </div>
      <Disclosure summary={<>Delivery log{hidden}</>} open={isOpen} onToggle={setOpen}>
        {isOpen && <Deliveries id={id} />}
      </Disclosure>
      <ConfirmDialog
        open={asking === 'roll'}
        title={`Roll the secret of ${name}?`}
        confirmLabel="Roll the secret"
        onConfirm={() => {
          setAsking(undefined);
          roll.mutate({ id, version });
        }}
        onCancel={() => setAsking(undefined)}
      >
        <p>You get a new secret at once. For 24 hours each call is signed with both.</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'delete'}
        danger
        title={`Delete ${name}?`}
        confirmLabel="Delete the webhook"
        onConfirm={() => {
          setAsking(undefined);
          remove.mutate({ id });
        }}
        onCancel={() => setAsking(undefined)}
      >
        <p>Nothing more is sent to it, and its delivery log goes with it. It can’t be undone.</p>
      </ConfirmDialog>
    </li>
  );
}
