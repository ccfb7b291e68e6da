/// <reference types="vite/client" />
import { MessageCircle } from 'lucide-react';
import { openChat } from '#areas/messages/web/public.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ById } from '#platform/web/ui/by-id.tsx';
import { DateField } from '#platform/web/ui/date-field.tsx';
import { dayText } from '#platform/web/ui/date-text.ts';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { ReceivedAsk } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { crumbs } from '../crumbs.ts';
import { useAnswerAsk, useReceivedAsk } from '../data.ts';
import { statusText } from './ask-words.ts';
import { NeedFacts } from './need-facts.tsx';
import '../providers.css';

const words = {
  thing: 'request',
  title: 'A request to your listing',
  missing: 'Request not found',
  lead: 'This request doesn’t exist, or isn’t to a listing of yours.',
  way: { label: 'See your requests', href: '/ndis-providers/asks' },
  crumbs: [...crumbs, { label: 'Requests to providers', href: '/ndis-providers/asks' }],
};

export const Screen = ({ params }: { readonly params: { readonly id: string } }) => (
  <ById id={params.id} use={useReceivedAsk} words={words}>
    {(received) => <Received received={received} />}
  </ById>
);

function Received({ received }: { readonly received: ReceivedAsk }) {
  const { by, businessName, need, isOpen, status, answer, conversationId } = received;
  return (
    <>
      <PageTitle
        title="A request to your listing"
        lead={`${by.displayName} asks ${businessName}.`}
        crumbs={words.crumbs}
        actions={
          conversationId !== null && (
            <Button icon={MessageCircle} description="a message" onClick={() => openChat(`c${conversationId}`)}>
              Message {by.displayName}
            </Button>
          )
        }
      />
      <div className="provider-main">
        <Section title="What they need">
          <NeedFacts need={need} />
        </Section>
        {answer && (
          <Section title="Your answer">
            <Facts
              items={[
                { label: 'Status', value: statusText[status] },
                { label: 'Answer', value: answer.text },
                ...(answer.price ? [{ label: 'Price', value: answer.price }] : []),
                ...(answer.startsOn ? [{ label: 'Can start', value: dayText(answer.startsOn) }] : []),
              ]}
            />
          </Section>
        )}
        {isOpen ? (
          <AnswerForm key={received.answeredAt} received={received} />
        ) : (
          <Notice title="This request is closed">An answer is no longer needed.</Notice>
        )}
      </div>
    </>
  );
}

const choices = [
  { value: 'yes', label: 'Yes, we can help' },
  { value: 'no', label: 'No, we can’t help with this' },
] as const;

function AnswerForm({ received }: { readonly received: ReceivedAsk }) {
  const { id, answer, status, isSuspended } = received;
  const send = useAnswerAsk();
  const form = useForm<{ can: '' | 'yes' | 'no'; text: string; price: string; startsOn: string }>({
    initial: {
      can: status === 'answered' && !isSuspended ? 'yes' : status === 'declined' ? 'no' : '',
      text: answer?.text ?? '',
      price: answer?.price ?? '',
      startsOn: answer?.startsOn ?? '',
    },
    validate: ({ can, text }) => ({
      can: can ? undefined : 'Say whether you can help.',
      text: text.trim() ? undefined : 'Write your answer.',
    }),
    submit: async ({ can, text, price, startsOn }) => {
      const canHelp = can === 'yes';
      await send.mutateAsync({
        id,
        canHelp,
        text: text.trim(),
        price: canHelp ? price.trim() : '',
        startsOn: canHelp ? startsOn || null : null,
      });
      toast({ title: answer ? 'Answer changed' : 'Answer sent' });
      document.getElementById('page-title')?.focus();
    },
  });
  return (
    <Section title={answer ? 'Change your answer' : 'Answer'}>
      <form className="stack provider-agreement-form" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        {isSuspended && (
          <Notice tone="warn" title="This listing is suspended">
            You can’t offer help now. You can say that you can’t help.
          </Notice>
        )}
        <RadioGroup
          legend="Can you help?"
          look="list"
          options={isSuspended ? choices.filter(({ value }) => value === 'no') : choices}
          {...form.field('can')}
        />
        <TextArea label="Your answer" limit={limits.askAnswer} rows={4} {...form.field('text')} />
        {form.values.can === 'yes' && (
          <>
            <TextField
              label="Price"
              optional
              hint="Such as $70.23 an hour"
              maxLength={limits.needLine}
              {...form.field('price')}
            />
            <DateField label="When you can start" optional {...form.field('startsOn')} />
          </>
        )}
        <div className="row">
          <Button
            type="submit"
            variant="primary"
            description={answer ? 'another answer to a need' : 'an answer to a need'}
            pending={form.submitting}
            pendingText="Sending…"
          >
            {answer ? 'Change the answer' : 'Send the answer'}
          </Button>
        </div>
      </form>
    </Section>
  );
}
