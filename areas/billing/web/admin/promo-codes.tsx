import { useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { moneyText } from '#platform/contract/money.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { DateField } from '#platform/web/ui/date-field.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { TableOrList } from '#platform/web/ui/table-or-list.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import type { PromoCode } from '../../contract.ts';
import { dayWords } from '../../pure/days.ts';
import { useCreatePromo, useEndPromo, usePromoCodes } from '../data.ts';

export function PromoCodes() {
  const { data, error, loading, refreshing, retry } = usePromoCodes();
  const [asked, setAsked] = useState<PromoCode>();
  const end = useEndPromo({
    onDone: ({ code }) => {
      document.getElementById('page-title')?.focus();
      toast({ title: 'Promo code ended', description: `${code} can no longer be used.` });
    },
    onFail: failed('Couldn’t end the promo code'),
  });
  return (
    <Section title="Promo codes" region={false}>
      {loading && <Skeleton count={2} look="row" label="Loading the promo codes" />}
      {error && (
        <ErrorState level={3} title="Couldn’t load the promo codes" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data?.length === 0 && <EmptyState title="No promo codes yet" level={3} />}
      {data && data.length > 0 && (
        <TableOrList<PromoCode>
          caption="Promo codes, newest first"
          columns={[
            { key: 'code', label: 'Code', cell: ({ code }) => code },
            {
              key: 'off',
              label: 'Takes off',
              cell: ({ percent, amountOff }) => (percent === null ? amountOff && moneyText(amountOff) : `${percent}%`),
            },
            { key: 'periods', label: 'For', cell: ({ periods }) => counted(periods, 'payment') },
            { key: 'last', label: 'Last day', cell: ({ lastDay }) => (lastDay ? dayWords(lastDay) : 'None') },
            {
              key: 'uses',
              label: 'Used',
              number: true,
              cell: ({ uses, mostUses }) => (mostUses === null ? uses : `${uses} of ${mostUses}`),
            },
            {
              key: 'end',
              label: 'State',
              cell: (promo) =>
                promo.endedAt ? (
                  'Ended'
                ) : (
                  <Button pending={end.pending} description="End a promo code" onClick={() => setAsked(promo)}>
                    End<VisuallyHidden> {promo.code}</VisuallyHidden>
                  </Button>
                ),
            },
          ]}
          rows={data}
          rowKey={({ id }) => id}
        />
      )}
      <NewCode />
      {asked && (
        <ConfirmDialog
          open
          title={`End ${asked.code}?`}
          confirmLabel="End the code"
          onConfirm={() => {
            setAsked(undefined);
            end.mutate({ id: asked.id });
          }}
          onCancel={() => setAsked(undefined)}
        >
          <p>No one can use it from then on. People who have used it keep what it takes off. It can’t be undone.</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}

const whole = /^[1-9]\d{0,5}$/;

function NewCode() {
  const create = useCreatePromo();
  const form = useForm({
    initial: { code: '', kind: 'percent', value: '', periods: '1', lastDay: '', mostUses: '' },
    resetAfter: true,
    validate: ({ code, kind, value, periods, mostUses }) => ({
      code: /^[a-z0-9]{3,30}$/i.test(code) ? undefined : 'Use 3 to 30 letters and digits.',
      value:
        whole.test(value) && (kind !== 'percent' || Number(value) <= 100)
          ? undefined
          : kind === 'percent'
            ? 'Write a percent from 1 to 100.'
            : 'Write a whole number of dollars.',
      periods: whole.test(periods) && Number(periods) <= 120 ? undefined : 'Write a number from 1 to 120.',
      mostUses: mostUses === '' || whole.test(mostUses) ? undefined : 'Write a whole number, or nothing.',
    }),
    submit: async ({ code, kind, value, periods, lastDay, mostUses }) => {
      const made = await create.mutateAsync({
        code,
        percent: kind === 'percent' ? Number(value) : null,
        amountOff: kind === 'percent' ? null : Number(value) * 100,
        periods: Number(periods),
        lastDay: lastDay || null,
        mostUses: mostUses ? Number(mostUses) : null,
      });
      toast({ title: 'Promo code made', description: `${made.code} can be used now.` });
    },
  });
  const { value: kind, onChange } = form.field('kind');
  return (
    <form className="stack" noValidate onSubmit={form.handleSubmit}>
      <h3>Make a promo code</h3>
      <FormNotices form={form} />
      <TextField label="Code" autoComplete="off" maxLength={30} {...form.field('code')} />
      <RadioGroup
        legend="What it takes off"
        look="list"
        options={[
          { value: 'percent', label: 'A percent of the price' },
          { value: 'amount', label: 'So many dollars' },
        ]}
        value={kind}
        onChange={onChange}
      />
      <div className="billing-fields">
        <TextField
          label={kind === 'percent' ? 'Percent' : 'Dollars'}
          inputMode="numeric"
          maxLength={6}
          {...form.field('value')}
        />
        <TextField label="For how many payments" inputMode="numeric" maxLength={3} {...form.field('periods')} />
        <TextField
          label="How often it can be used"
          hint="Nothing: no limit."
          inputMode="numeric"
          maxLength={6}
          {...form.field('mostUses')}
        />
      </div>
      <DateField label="Last day" hint="Nothing: no end." optional {...form.field('lastDay')} />
      <div className="row">
        <Button type="submit" pending={form.submitting} pendingText="Making…">
          Make the code
        </Button>
      </div>
    </form>
  );
}
