/// <reference types="vite/client" />
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { openChat } from '#areas/messages/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ById } from '#platform/web/ui/by-id.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { dayText } from '#platform/web/ui/date-text.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TableOrList } from '#platform/web/ui/table-or-list.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { ProviderAsk } from '../../contract.ts';
import { crumbs } from '../crumbs.ts';
import { useAsk, useCloseAsk } from '../data.ts';
import { measuredReply, statusText } from './ask-words.ts';
import { NeedFacts } from './need-facts.tsx';
import '../providers.css';

const words = {
  thing: 'request',
  title: 'Answers of providers',
  missing: 'Request not found',
  lead: 'This request doesn’t exist, or isn’t yours.',
  way: { label: 'See your requests', href: '/ndis-providers/asks' },
  crumbs: [...crumbs, { label: 'Requests to providers', href: '/ndis-providers/asks' }],
};

export const Screen = ({ params }: { readonly params: { readonly id: string } }) => (
  <ById id={params.id} use={useAsk} words={words}>
    {(ask) => <Answers ask={ask} />}
  </ById>
);

const goneWords = 'A listing that you asked is no longer here.';

function Answers({ ask }: { readonly ask: ProviderAsk }) {
  const { need, isOpen, asked, chosenId } = ask;
  const [isClosing, setClosing] = useState(false);
  const chosen = chosenId === null ? undefined : asked.find(({ providerId }) => providerId === chosenId);
  const someGone = asked.some(({ providerId }) => providerId === null);
  return (
    <>
      <PageTitle
        title="Answers of providers"
        lead="What each provider says to the same need. None of them sees the others."
        crumbs={words.crumbs}
        actions={isOpen && <Button onClick={() => setClosing(true)}>Close the request</Button>}
      />
      <div className="provider-main">
        {!isOpen && (
          <Notice title="This request is closed">
            {chosen ? `You chose ${chosen.businessName}.` : someGone ? goneWords : 'You chose none of them.'}
          </Notice>
        )}
        <TableOrList
          caption="What each provider answers"
          hideCaption
          rows={asked}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'provider',
              label: 'Provider',
              cell: ({ providerId, businessName }) =>
                providerId === null ? (
                  <>
                    {businessName} <span className="soft">This listing is gone</span>
                  </>
                ) : (
                  <Link className="provider-link" href={`/ndis-providers/${providerId}`}>
                    {businessName}
                  </Link>
                ),
            },
            { key: 'place', label: 'Place', cell: ({ suburb, state }) => (suburb ? `${suburb}, ${state}` : '–') },
            { key: 'status', label: 'Status', cell: ({ status }) => <Chip>{statusText[status]}</Chip> },
            {
              key: 'answer',
              label: 'Answer',
              cell: ({ answer }) => <span className="provider-words">{answer?.text ?? '–'}</span>,
            },
            { key: 'price', label: 'Price', cell: ({ answer }) => answer?.price || 'Not said' },
            {
              key: 'starts',
              label: 'Can start',
              cell: ({ answer }) => (answer?.startsOn ? dayText(answer.startsOn) : 'Not said'),
            },
            { key: 'reply', label: 'Usual first answer', cell: ({ replyMinutes }) => measuredReply(replyMinutes) },
            {
              key: 'talk',
              label: 'Messages',
              cell: ({ conversationId, businessName }) =>
                conversationId !== null && (
                  <Button icon={MessageCircle} description="a message" onClick={() => openChat(`c${conversationId}`)}>
                    Messages<span className="vh"> with {businessName}</span>
                  </Button>
                ),
            },
          ]}
        />
        <Section title="What you asked">
          <NeedFacts need={need} />
        </Section>
      </div>
      {isClosing && <CloseDialog ask={ask} onClose={() => setClosing(false)} />}
    </>
  );
}

function CloseDialog({ ask, onClose }: { readonly ask: ProviderAsk; readonly onClose: () => void }) {
  const { id, version, asked } = ask;
  const [chosenId, setChosen] = useState('');
  const [thank, setThank] = useState(true);
  const close = useCloseAsk({
    onDone: () => {
      onClose();
      document.getElementById('page-title')?.focus();
      toast({ title: 'Request closed' });
    },
    onFail: failed('Couldn’t close the request'),
  });
  return (
    <Dialog
      open
      size="s"
      onClose={onClose}
      title="Close this request?"
      description="It can no longer be answered. Your conversations stay."
      footer={
        <Button
          variant="primary"
          pending={close.pending}
          pendingText="Closing…"
          onClick={() => close.mutate({ id, version, chosenId: chosenId ? Number(chosenId) : null, thank })}
        >
          Yes, close the request
        </Button>
      }
    >
      <div className="stack">
        <Select
          label="Whom you chose"
          optional
          placeholder="None of them"
          options={asked.flatMap(({ providerId, businessName }) =>
            providerId === null ? [] : [{ value: String(providerId), label: businessName }],
          )}
          value={chosenId}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
        <Checkbox
          label={
            chosenId
              ? 'Tell the others: “Thank you for your time. I’ve chosen another provider.”'
              : 'Tell them: “Thank you for your time. I no longer need this.”'
          }
          checked={thank}
          onChange={({ currentTarget }) => setThank(currentTarget.checked)}
        />
      </div>
    </Dialog>
  );
}
