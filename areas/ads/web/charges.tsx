import { useId, useState } from 'react';
import { inFigures } from '#platform/contract/counted.ts';
import { moneyText, parseMoney } from '#platform/contract/money.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { closeToTitle } from '#platform/web/ui/close-to-title.ts';
import { dayText } from '#platform/web/ui/date-text.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import { limits } from '../pure/options.ts';
import { type AdChargeRow, useAdCharges, useRefundAds } from './data.ts';
import { centsText } from './words.ts';

/** A day of a campaign, as often as it still costs something. */
export function Charges() {
  const list = useAdCharges();
  return (
    <List
      list={list}
      shown={list.items.length}
      things={['charge', 'charges']}
      prefix="charge"
      level={3}
      empty={<EmptyState title="No charges yet" level={3} />}
    >
      <ul className="plain-list stack" aria-label="Charges">
        {list.items.map((charge) => (
          <li key={`${charge.campaignId} ${charge.day}`}>
            <Charge charge={charge} />
          </li>
        ))}
      </ul>
    </List>
  );
}

function Charge({ charge }: { readonly charge: AdChargeRow }) {
  const { campaignId: id, name, advertiser, day, impressions, clicks, spend, refunded, currency } = charge;
  const left = spend - refunded;
  const [isAsking, setAsking] = useState(false);
  const heading = `charge-${id}-${day}`;
  return (
    <Card as="article" className="stack" aria-labelledby={heading}>
      <div className="row ads-head">
        <h3 id={heading} tabIndex={-1}>
          {name}, {dayText(day)}
        </h3>
        {left > 0 && (
          <Button description="Give a charge back" onClick={() => setAsking(true)}>
            Give back
            <VisuallyHidden>
              , {name}, {dayText(day)}
            </VisuallyHidden>
          </Button>
        )}
      </div>
      <Facts
        items={[
          { label: 'Advertiser', value: advertiser },
          { label: 'Seen and pressed', value: `${inFigures(impressions)} and ${inFigures(clicks)}` },
          { label: 'Costs', value: centsText(left, currency) },
          ...(refunded > 0 ? [{ label: 'Given back', value: centsText(refunded, currency) }] : []),
        ]}
      />
      {isAsking && <GiveBack charge={charge} left={left} onClose={() => setAsking(false)} />}
    </Card>
  );
}

interface GiveBackProps {
  readonly charge: AdChargeRow;
  /** Cents that it still costs. */
  readonly left: number;
  readonly onClose: () => void;
}

function GiveBack({ charge, left, onClose }: GiveBackProps) {
  const { campaignId: id, name, day, currency } = charge;
  const formId = useId();
  const refund = useRefundAds();
  const amountError = (text: string) => {
    const money = parseMoney(text, currency);
    if (!money || money.minor < 1) return 'Write an amount above zero, such as 4.20.';
    return money.minor > left ? `This day costs ${centsText(left, currency)}. No more can be given back.` : undefined;
  };
  const form = useForm({
    initial: { amount: (left / 100).toFixed(2), reason: '' },
    validate: ({ amount, reason }) => ({
      amount: amountError(amount),
      reason: reason.trim() ? undefined : 'Say why it is given back.',
    }),
    submit: async ({ amount, reason }) => {
      const money = parseMoney(amount, currency);
      if (!money) return;
      await refund.mutateAsync({ id, day, amount: money.minor, reason });
      // With nothing left to give back, the button that opened this goes.
      if (money.minor === left) closeToTitle(onClose);
      else onClose();
      toast({ title: 'Charge given back', description: `${moneyText(money)} of “${name}”.` });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title="Give a charge back?"
      description={`“${name}” on ${dayText(day)} costs ${centsText(left, currency)}. What was counted stays as it is.`}
      dirty={form.values.reason !== ''}
      footer={
        <Button variant="primary" type="submit" form={formId} pending={form.submitting}>
          Give it back
        </Button>
      }
    >
      <form id={formId} className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextField
          label={`Amount, ${currency}`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          {...form.field('amount')}
        />
        <TextArea label="Why" limit={limits.reason} rows={2} {...form.field('reason')} />
      </form>
    </Dialog>
  );
}
