import { Ban, CircleCheck, FlaskConical, RadioTower, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { List } from '#platform/web/ui/list.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import type { ApiKey, MadeApiKey } from '../../contract.ts';
import { endedKeyDays, overlapHours, unusedDays } from '../../pure/options.ts';
import { useKeys, useRevokeKey, useRollKey } from '../data.ts';
import { isUnused, maskedKey, revokedWords, stateWords } from '../words.ts';
import { EditKey } from './edit-key.tsx';
import { KeyUsage } from './key-usage.tsx';

type Asked = { readonly what: 'roll' | 'revoke' | 'edit'; readonly key: ApiKey };

export function KeyList({ onRolled }: { readonly onRolled: (made: MadeApiKey) => void }) {
  const list = useKeys();
  const [asked, setAsked] = useState<Asked>();
  const roll = useRollKey({ onDone: onRolled, onFail: failed('Couldn’t roll the key') });
  const revoke = useRevokeKey({
    onDone: ({ name }) => {
      document.getElementById('page-title')?.focus();
      toast({ title: 'Key revoked', description: `${name} is answered with 401 from now on.` });
    },
    onFail: failed('Couldn’t revoke the key'),
  });
  const close = () => setAsked(undefined);
  return (
    <Section
      title="Your keys"
      intro={`Newest first. Keys that were revoked or have expired are deleted after ${endedKeyDays} days.`}
    >
      <List
        list={list}
        shown={list.items.length}
        things={['key', 'keys']}
        prefix="api-key"
        level={3}
        empty={
          <EmptyState title="No keys yet" level={3}>
            <p>Make a test key first: it reaches a sandbox and no one else.</p>
          </EmptyState>
        }
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list list" role="list">
          {list.items.map((key) => (
            <Row key={key.id} apiKey={key} onAsk={(what) => setAsked({ what, key })} />
          ))}
        </ul>
      </List>
      {asked?.what === 'edit' && <EditKey apiKey={asked.key} onClose={close} />}
      {asked?.what === 'roll' && (
        <ConfirmDialog
          open
          title={`Roll ${asked.key.name}?`}
          confirmLabel="Roll the key"
          onConfirm={() => {
            close();
            roll.mutate({ id: asked.key.id, version: asked.key.version });
          }}
          onCancel={close}
        >
          <p>You get a new key at once. The old one counts for {overlapHours} hours more, so that nothing breaks.</p>
        </ConfirmDialog>
      )}
      {asked?.what === 'revoke' && (
        <ConfirmDialog
          open
          danger
          title={`Revoke ${asked.key.name}?`}
          confirmLabel="Revoke the key"
          onConfirm={() => {
            close();
            revoke.mutate({ id: asked.key.id });
          }}
          onCancel={close}
        >
          <p>It stops now and is answered with 401. It can’t be undone.</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}

interface RowProps {
  readonly apiKey: ApiKey;
  readonly onAsk: (what: Asked['what']) => void;
}

function Row({ apiKey, onAsk }: RowProps) {
  const { id, name, mode, scopes, origins, state, createdAt, expiresAt, lastUsedAt, lastUsedFrom } = apiKey;
  const { revokedAt, revokedWhy } = apiKey;
  const counts = state === 'active' || state === 'rolled';
  return (
    <li id={`api-key-${id}`} className="api-key-row">
      <div className="api-key-head">
        <h3>{name}</h3>
        <Chip icon={mode === 'live' ? RadioTower : FlaskConical}>{mode === 'live' ? 'Live' : 'Test'}</Chip>
        <Chip tone={counts ? 'ok' : 'plain'} icon={counts ? CircleCheck : Ban}>
          {stateWords[state]}
        </Chip>
      </div>
      <p>
        <code>{maskedKey(apiKey)}</code>
      </p>
      <Facts
        items={[
          { label: 'Scopes', value: scopes.join(', ') },
          { label: 'Made', value: <Time value={createdAt} /> },
          { label: 'Last used', value: lastUsedAt ? <Time value={lastUsedAt} /> : 'Never' },
          ...(lastUsedFrom ? [{ label: 'From the network', value: <code>{lastUsedFrom}</code> }] : []),
          ...(expiresAt
            ? [{ label: counts ? 'Ends' : 'Ended', value: <Time value={expiresAt} look="absolute" /> }]
            : []),
          ...(origins.length > 0 ? [{ label: counted(origins.length, 'site'), value: origins.join(', ') }] : []),
          ...(revokedAt ? [{ label: 'Revoked', value: <Time value={revokedAt} /> }] : []),
        ]}
      />
      {revokedWhy && (
        <p className="soft">
          {revokedWords[revokedWhy]} {apiKey.foundWhere && `They say where: ${apiKey.foundWhere}`}
        </p>
      )}
      {isUnused(apiKey, new Date()) && (
        <p className="soft">Not used for more than {unusedDays} days: is it still needed?</p>
      )}
      {counts && (
        <div className="row">
          {state === 'active' && (
            <>
              <Button icon={RefreshCw} description="Roll a key" onClick={() => onAsk('roll')}>
                Roll<VisuallyHidden> {name}</VisuallyHidden>
              </Button>
              <Button description="Change a key" onClick={() => onAsk('edit')}>
                Change<VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            </>
          )}
          <Button variant="quiet" description="Revoke a key" onClick={() => onAsk('revoke')}>
            Revoke<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </div>
      )}
      <Usage apiKey={apiKey} />
    </li>
  );
}

/** Read once it is opened. */
function Usage({ apiKey: { id, name } }: { readonly apiKey: ApiKey }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      summary={
        <>
          How often it was used<VisuallyHidden>: {name}</VisuallyHidden>
        </>
      }
      onToggle={setOpen}
    >
      {isOpen && <KeyUsage id={id} name={name} />}
    </Disclosure>
  );
}
