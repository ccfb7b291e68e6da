/// <reference types="vite/client" />
import { useState } from 'react';
import { moneyText } from '#platform/contract/money.ts';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { TestCheckout } from '../contract.ts';
import { usePayTest, useTestCheckout } from './data.ts';
import { doneWords } from './words.ts';
import './billing.css';

const cards = [
  { value: 'pays', label: 'Visa, ending in 4242', hint: 'Pays now and later.' },
  { value: 'declines', label: 'Visa, ending in 0002', hint: 'Is declined.' },
  { value: 'asks', label: 'Visa, ending in 3155', hint: 'The bank asks you to confirm.' },
  { value: 'declines-later', label: 'Visa, ending in 0341', hint: 'Pays now, and is declined the next time.' },
  { value: 'expires-soon', label: 'Mastercard, ending in 4444', hint: 'Ends this month.' },
] as const;
type Card = (typeof cards)[number]['value'];

export function Screen({ params }: { readonly params: { readonly token: string } }) {
  const { data, error, loading, refreshing, retry } = useTestCheckout(params.token);
  return (
    <>
      <PageTitle title="Test checkout" crumbs={[{ label: 'Pricing', href: '/pricing' }]} />
      <div className="stack billing-narrow">
        <Notice tone="warn" title="This is a test. No money moves.">
          Never type the number of a real card into a test. Here you only choose one.
        </Notice>
        {loading && <Skeleton count={1} look="post" label="Loading the checkout" />}
        {error && (
          <ErrorState level={2} title="Couldn’t load the checkout" onRetry={retry} retrying={refreshing}>
            {textForPeople(error)}
          </ErrorState>
        )}
        {data && <Checkout token={params.token} checkout={data} />}
      </div>
    </>
  );
}

function Checkout({ token, checkout }: { readonly token: string; readonly checkout: TestCheckout }) {
  const { kind, planDisplayName, due, state } = checkout;
  const [card, setCard] = useState<Card>('pays');
  const [isAsked, setAsked] = useState(false);
  const [isPaid, setPaid] = useState(false);
  const pay = usePayTest({
    onDone: (answer) => {
      if (answer.state === 'confirm') {
        setAsked(true);
        announce('Your bank asks you to confirm this payment.');
        return;
      }
      setPaid(true);
      toast(doneWords[kind]);
      navigate('/subscription');
    },
    onFail: failed('Error', 'Failed to process subscription. Please try again.'),
  });
  if (state !== 'open' && !isPaid) {
    return (
      <EmptyState
        title={state === 'paid' ? 'This checkout is paid' : 'This checkout is over'}
        action={<ButtonLink href="/subscription">See your subscription</ButtonLink>}
      >
        <p>
          {state === 'paid'
            ? 'Nothing more is to be done.'
            : 'You began another one after it, or too much time has passed.'}
        </p>
      </EmptyState>
    );
  }
  return (
    <>
      <Facts
        items={[
          ...(planDisplayName ? [{ label: 'Plan', value: planDisplayName }] : []),
          { label: 'To pay', value: moneyText(due) },
        ]}
      />
      <RadioGroup
        legend="Test card"
        look="list"
        options={cards}
        value={card}
        onChange={(chosen) => {
          setCard(chosen);
          setAsked(false);
        }}
      />
      {isAsked && <Notice title="Your bank asks">Confirm this payment, or leave and nothing is paid.</Notice>}
      <div className="row">
        <Button
          variant="primary"
          pending={pay.pending}
          pendingText="Paying…"
          description={isAsked ? 'Confirm to the bank' : 'Pay with the test card'}
          onClick={() => pay.mutate({ token, card, confirmed: isAsked })}
        >
          {isAsked ? 'Confirm and pay' : kind === 'card' ? 'Use this card' : `Pay ${moneyText(due)}`}
        </Button>
        <ButtonLink href={kind === 'card' || kind === 'bill' ? '/subscription' : '/pricing'}>
          Leave without paying
        </ButtonLink>
      </div>
    </>
  );
}
