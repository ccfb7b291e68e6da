import { parseMoney } from '#platform/contract/money.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { dayHere } from '#platform/web/time/day-here.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DateField } from '#platform/web/ui/date-field.tsx';
import { dateError } from '#platform/web/ui/date-text.ts';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { ProviderFile, StatedPaper } from '../contract.ts';
import { type CheckKind, checkKinds, isInsurance, limits } from '../pure/options.ts';
import { useRecordCheck } from './data.ts';
import { checkWords, expiryLabel, sinceLabels } from './words.ts';

interface Values {
  readonly kind: CheckKind | '';
  readonly result: 'confirmed' | 'refused' | '';
  readonly staffId: string;
  readonly seenOn: string;
  readonly source: string;
  readonly expiry: string;
  readonly since: string;
  readonly insurer: string;
  readonly amount: string;
  readonly note: string;
}

const nothing: Values = {
  kind: '',
  result: '',
  staffId: '',
  seenOn: '',
  source: '',
  expiry: '',
  since: '',
  insurer: '',
  amount: '',
  note: '',
};

/** What the provider states of it, to be compared with what was seen. */
const valuesOf = ({ kind, staffId, source, expiry, since, insurer, amount }: StatedPaper): Values => ({
  ...nothing,
  kind,
  staffId: staffId === null ? '' : String(staffId),
  source,
  expiry,
  since: since ?? '',
  insurer,
  amount: amount ? String(amount.minor / 100) : '',
});

function check({ kind, result, staffId, seenOn, source, expiry, since, insurer, amount, note }: Values) {
  const today = dayHere();
  const sinceLabel = kind && sinceLabels[kind];
  const isNeeded = isInsurance(kind) && result === 'confirmed';
  return {
    kind: kind ? undefined : 'Choose what you checked.',
    result: result ? undefined : 'Choose what you found.',
    staffId: kind === 'worker_screening' && !staffId ? 'Choose whose clearance it is.' : undefined,
    seenOn: dateError(seenOn, { what: 'the day you looked', max: today }),
    source: source.trim() ? undefined : 'Say where you looked.',
    since: sinceLabel ? dateError(since, { what: sinceLabel.toLowerCase(), max: today, optional: true }) : undefined,
    insurer: isNeeded && !insurer.trim() ? 'Write who insures it.' : undefined,
    amount:
      isInsurance(kind) && (isNeeded || amount.trim()) && !parseMoney(amount, 'AUD')
        ? 'Write an amount, such as 20,000,000.'
        : undefined,
    expiry: dateError(expiry, {
      what: kind === 'audit' ? 'when the next audit is due' : 'the last day it is valid',
      optional: kind === 'identity' || result !== 'confirmed',
    }),
    note: note.length > limits.checkNote ? `Use at most ${limits.checkNote} characters.` : undefined,
  };
}

interface CheckFormProps {
  readonly file: ProviderFile;
  /** What the provider stated, and this check is of. */
  readonly paper?: StatedPaper | undefined;
  readonly onDone: () => void;
}

/** What was looked at, where and when: badges and the score follow from it. */
export function CheckForm({ file: { provider }, paper, onDone }: CheckFormProps) {
  const record = useRecordCheck();
  const form = useForm<Values>({
    initial: paper ? valuesOf(paper) : nothing,
    // Each paper has its own: whoever turns to another one comes back to what was written.
    draftKey: `provider-check:${provider.id}:${paper?.id ?? 'any'}`,
    resetAfter: true,
    validate: check,
    submit: async (values) => {
      const { kind, result } = values;
      if (!kind || !result) return;
      await record.mutateAsync({
        id: provider.id,
        kind,
        result,
        staffId: kind === 'worker_screening' ? Number(values.staffId) : null,
        seenOn: values.seenOn,
        source: values.source.trim(),
        expiry: values.expiry || null,
        since: (sinceLabels[kind] && values.since) || null,
        insurer: isInsurance(kind) ? values.insurer.trim() : '',
        amount: isInsurance(kind) && values.amount.trim() ? amountOf(values.amount) : null,
        note: values.note.trim(),
        paperId: paper && paper.kind === kind && String(paper.staffId ?? '') === values.staffId ? paper.id : null,
      });
      onDone();
      document.getElementById('page-title')?.focus();
      toast({ title: 'Check recorded' });
    },
  });
  const { kind } = form.values;
  const sinceLabel = kind && sinceLabels[kind];
  return (
    <form noValidate className="provider-form" onSubmit={form.handleSubmit} aria-label="Record a check">
      <FormNotices form={form} />
      <Select
        label="What you checked"
        placeholder="Choose one"
        options={checkKinds.map((value) => ({ value, label: checkWords[value] }))}
        {...form.field('kind')}
      />
      {kind === 'worker_screening' && (
        <Select
          label="Whose clearance"
          placeholder="Choose one"
          options={provider.staff.map(({ id, firstName, lastName }) => ({
            value: String(id),
            label: `${firstName} ${lastName}`.trim(),
          }))}
          {...form.field('staffId')}
        />
      )}
      <RadioGroup
        legend="What you found"
        look="list"
        options={[
          { value: 'confirmed', label: 'It is as the provider says' },
          { value: 'refused', label: 'I couldn’t confirm it' },
        ]}
        {...form.field('result')}
        value={form.values.result || null}
        onChange={(result: 'confirmed' | 'refused') => form.setValues({ result })}
      />
      <DateField label="Day you looked" {...form.field('seenOn')} />
      <TextField
        label="Where you looked"
        hint="Such as “The NDIS Commission’s register”"
        maxLength={limits.checkSource}
        autoComplete="off"
        {...form.field('source')}
      />
      {sinceLabel && <DateField label={sinceLabel} optional {...form.field('since')} />}
      {isInsurance(kind) && (
        <>
          <TextField
            label="Insurer"
            optional={form.values.result === 'refused'}
            maxLength={limits.insurer}
            autoComplete="off"
            {...form.field('insurer')}
          />
          <TextField
            label="Coverage in dollars"
            optional={form.values.result === 'refused'}
            inputMode="numeric"
            autoComplete="off"
            {...form.field('amount')}
          />
        </>
      )}
      <DateField
        label={expiryLabel(kind)}
        optional={kind === 'identity' || form.values.result === 'refused'}
        {...form.field('expiry')}
      />
      <TextArea
        label="Note"
        optional
        hint="Only administrators can read it."
        rows={3}
        limit={limits.checkNote}
        {...form.field('note')}
      />
      <div className="row">
        <Button type="submit" variant="primary" pending={form.submitting}>
          Record the check
        </Button>
      </div>
    </form>
  );
}

function amountOf(text: string) {
  const found = parseMoney(text, 'AUD');
  return found ? { minor: found.minor, currency: 'AUD' as const } : null;
}
