import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { List } from '#platform/web/ui/list.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { TableOrList } from '#platform/web/ui/table-or-list.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import type { WebhookDelivery, WholeWebhookDelivery } from '../../contract.ts';
import { deliveryStates, keptDays } from '../../pure/options.ts';
import { CodeBlock } from '../code-block.tsx';
import { lookAgain, useDeliveries, useDelivery, useReplay } from '../data.ts';
import { answerOf, deliveryWords } from '../words.ts';

const tones = { delivered: 'ok', waiting: 'gold', given_up: 'warn' } as const;
const isState = (value: string) => deliveryStates.find((state) => state === value);

export function Deliveries({ id }: { readonly id: number }) {
  const [state, setState] = useState('');
  const list = useDeliveries(id, isState(state));
  const [shown, setShown] = useState<number>();
  const replay = useReplay({
    onDone: () => toast({ title: 'Sent again', description: 'Its answer comes into the delivery log.' }),
    onFail: failed('Couldn’t send it again'),
  });
  return (
    <div className="stack">
      <div className="row">
        <Select
          label="Show"
          value={state}
          onChange={({ currentTarget }) => setState(currentTarget.value)}
          options={[
            { value: '', label: 'All' },
            ...deliveryStates.map((value) => ({ value, label: deliveryWords[value] })),
          ]}
        />
        <Button icon={RefreshCw} description="Look at deliveries again" onClick={() => void lookAgain()}>
          Look again
        </Button>
      </div>
      <List
        list={list}
        shown={list.items.length}
        things={['delivery', 'deliveries']}
        prefix="delivery"
        level={4}
        empty={
          <EmptyState title="Nothing was sent" level={4}>
            <p>What is sent is kept here for {keptDays} days.</p>
          </EmptyState>
        }
      >
        <TableOrList<WebhookDelivery>
          caption="Deliveries, newest first"
          hideCaption
          columns={[
            {
              key: 'at',
              label: 'When',
              cell: (delivery) => (
                <span id={`delivery-${delivery.id}`} tabIndex={-1}>
                  <Time value={delivery.createdAt} />
                </span>
              ),
            },
            { key: 'event', label: 'Event', cell: ({ event }) => <code>{event}</code> },
            {
              key: 'answer',
              label: 'Answer',
              cell: (delivery) => (
                <>
                  <Chip tone={tones[delivery.state]}>{answerOf(delivery)}</Chip>
                  {delivery.failure && <p className="soft small">{delivery.failure}</p>}
                  {delivery.nextAt && delivery.tries > 0 && (
                    <p className="soft small">
                      Again on <Time value={delivery.nextAt} look="absolute" />
                    </p>
                  )}
                </>
              ),
            },
            {
              key: 'ms',
              label: 'Time',
              number: true,
              cell: ({ ms }) => (ms === null ? 'None yet' : counted(ms, 'millisecond')),
            },
            { key: 'tries', label: 'Tries', number: true, cell: ({ tries, mostTries }) => `${tries} of ${mostTries}` },
            {
              key: 'do',
              label: 'Do',
              cell: (delivery) => (
                <div className="row">
                  <Button
                    variant="quiet"
                    description="Send a delivery again"
                    pending={replay.pending}
                    onClick={() => replay.mutate({ id: delivery.id })}
                  >
                    Send again<VisuallyHidden> {delivery.messageId}</VisuallyHidden>
                  </Button>
                  <Button variant="quiet" description="Look at a delivery" onClick={() => setShown(delivery.id)}>
                    Look<VisuallyHidden> at {delivery.messageId}</VisuallyHidden>
                  </Button>
                </div>
              ),
            },
          ]}
          rows={list.items}
          rowKey={(delivery) => delivery.id}
        />
      </List>
      {shown !== undefined && <Whole id={shown} onClose={() => setShown(undefined)} />}
    </div>
  );
}

type Attempt = WholeWebhookDelivery['attempts'][number];

function Whole({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const { data, error, loading, refreshing, retry } = useDelivery(id);
  return (
    <Dialog open onClose={onClose} size="l" title="A delivery" description={data && `webhook-id: ${data.messageId}`}>
      {loading && <Skeleton count={1} look="row" label="Loading the delivery" />}
      {error && (
        <ErrorState level={3} title="Couldn’t load the delivery" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && (
        <div className="stack">
          <CodeBlock label="Body" text={data.body} />
          <TableOrList<Attempt>
            caption="Each try"
            columns={[
              { key: 'at', label: 'When', cell: ({ at }) => <Time value={at} /> },
              { key: 'status', label: 'Answer', cell: ({ status, failure }) => failure || status || 'None' },
              { key: 'ms', label: 'Time', number: true, cell: ({ ms }) => counted(ms, 'millisecond') },
            ]}
            rows={data.attempts}
            rowKey={({ at }) => at}
          />
        </div>
      )}
    </Dialog>
  );
}
