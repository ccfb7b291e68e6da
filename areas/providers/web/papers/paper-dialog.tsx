import { parseMoney } from '#platform/contract/money.ts';
import { useForm } from '#platform/web/forms/use-form.ts';
import { dayHere } from '#platform/web/time/day-here.ts';
import { DateField } from '#platform/web/ui/date-field.tsx';
import { dateError } from '#platform/web/ui/date-text.ts';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { isInsurance, limits } from '../../pure/options.ts';
import { PartDialog } from '../own/part-dialog.tsx';
import { expiryLabel, sinceLabels } from '../words.ts';
import { useStatePaper } from './data.ts';
import type { Slot } from './paper-facts.ts';

const nothing = { expiry: '', since: '', insurer: '', amount: '', source: '' };

interface PaperDialogProps {
  readonly id: number;
  readonly slot: Slot;
  readonly onClose: () => void;
}

export function PaperDialog({ id, slot: { kind, staffId, title }, onClose }: PaperDialogProps) {
  const state = useStatePaper();
  const isCover = isInsurance(kind);
  const sinceLabel = sinceLabels[kind];
  const form = useForm({
    initial: nothing,
    validate: ({ expiry, since, insurer, amount, source }) => ({
      expiry: dateError(expiry, {
        what: kind === 'audit' ? 'when the next audit is due' : 'the last day it is valid',
        min: dayHere(),
      }),
      since: sinceLabel
        ? dateError(since, { what: sinceLabel.toLowerCase(), max: dayHere(), optional: true })
        : undefined,
      insurer: isCover && !insurer.trim() ? 'Write who insures you.' : undefined,
      amount: isCover && !parseMoney(amount, 'AUD') ? 'Write an amount, such as 20,000,000.' : undefined,
      source: source.trim() ? undefined : 'Say where we can look it up.',
    }),
    submit: async ({ expiry, since, insurer, amount, source }) => {
      const cover = isCover ? parseMoney(amount, 'AUD') : undefined;
      await state.mutateAsync({
        id,
        kind,
        staffId,
        expiry,
        since: (sinceLabel && since) || null,
        insurer: isCover ? insurer.trim() : '',
        amount: cover ? { minor: cover.minor, currency: 'AUD' } : null,
        source: source.trim(),
      });
      onClose();
      toast({ title: 'Sent to an administrator', description: 'You can add a picture until they have checked it.' });
    },
  });
  return (
    <PartDialog
      title={`State a date: ${title}`}
      intro="An administrator checks it. Nothing changes on your page before that."
      form={form}
      initial={nothing}
      submitLabel="Send it"
      description="send what one states of a paper"
      onClose={onClose}
    >
      <DateField label={expiryLabel(kind)} {...form.field('expiry')} />
      {sinceLabel && <DateField label={sinceLabel} optional {...form.field('since')} />}
      {isCover && (
        <>
          <TextField label="Insurer" maxLength={limits.insurer} autoComplete="off" {...form.field('insurer')} />
          <TextField label="Coverage in dollars" inputMode="numeric" autoComplete="off" {...form.field('amount')} />
        </>
      )}
      <TextField
        label="Where we can look it up"
        hint="Such as “The NDIS Commission’s register”, or the number of a certificate"
        maxLength={limits.checkSource}
        autoComplete="off"
        {...form.field('source')}
      />
    </PartDialog>
  );
}
