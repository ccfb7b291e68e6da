import { Plus, Trash2 } from 'lucide-react';
import { type PriceUnit, priceUnits, unitWords } from '#platform/contract/price-units.ts';
import { announce } from '#platform/web/announce.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { tabDrafts } from '#platform/web/forms/tab-drafts.ts';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DateField } from '#platform/web/ui/date-field.tsx';
import { FieldSet } from '#platform/web/ui/field.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { AgreementWords, Provider } from '../../contract.ts';
import { regionWords } from '../../pure/agreement-lines.ts';
import { limits, planManagements } from '../../pure/options.ts';
import { regions } from '../../pure/price-limits.ts';
import { planWords } from '../words.ts';
import {
  type AgreementValues,
  errorsOf,
  noSupport,
  type SupportValues,
  supportOf,
  wordsOf,
} from './agreement-values.ts';

interface FormProps {
  readonly initial: AgreementValues;
  readonly draftKey: string;
  /** What its supports can be taken from. */
  readonly services: Provider['services'];
  readonly send: (words: AgreementWords) => Promise<unknown>;
  readonly label: string;
}

/** Everything but a name and one support may wait: what is not agreed yet is said to be so. */
export function AgreementForm({ initial, draftKey, services, send, label }: FormProps) {
  const form = useForm<AgreementValues>({
    initial,
    draftKey,
    drafts: tabDrafts,
    validate: errorsOf,
    submit: (values) => send(wordsOf(values)),
  });
  const { values } = form;
  return (
    <form className="stack provider-agreement-form" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextField label="Name of the participant" maxLength={limits.name} {...form.field('participantName')} />
      <Supports
        id={form.field('supports').id}
        error={form.errors.supports}
        supports={values.supports}
        services={services}
        onChange={(supports) => form.setValues({ supports })}
      />
      <Select
        label="Where the supports are given"
        hint="Price limits can be higher in remote places."
        options={regions.map((value) => ({ value, label: regionWords[value] }))}
        {...form.field('region')}
      />
      <Select
        label="Who looks after the plan’s money"
        optional
        placeholder="Not agreed yet"
        options={planManagements.map((value) => ({ value, label: planWords[value] }))}
        {...form.field('planManagement')}
      />
      <TextArea
        label="Travel"
        optional
        hint="What getting there costs, and for whom."
        limit={limits.agreedText}
        rows={3}
        {...form.field('travel')}
      />
      <TextField
        label="Hours before that you can cancel without paying"
        optional
        inputMode="numeric"
        {...form.field('cancelHours')}
      />
      <TextArea
        label="What else holds for cancelling"
        optional
        limit={limits.agreedText}
        rows={3}
        {...form.field('cancellation')}
      />
      <DateField label="It starts on" optional {...form.field('startsOn')} />
      <DateField label="It ends on" optional {...form.field('endsOn')} />
      <TextField
        label="Days of notice to end it"
        optional
        hint="0 if either side can end it at any time."
        inputMode="numeric"
        {...form.field('noticeDays')}
      />
      <TextField
        label="Who signs for the participant"
        optional
        hint="Leave it empty if the participant signs."
        maxLength={limits.name}
        {...form.field('signerName')}
      />
      {values.signerName.trim() && (
        <TextField
          label="Who they are to the participant"
          optional
          hint="Such as mother or guardian"
          maxLength={limits.position}
          {...form.field('signerRole')}
        />
      )}
      <TextArea label="What else you agree on" optional limit={limits.agreedText} rows={4} {...form.field('notes')} />
      <div className="row">
        <Button type="submit" variant="primary" pending={form.submitting} pendingText="Saving…">
          {label}
        </Button>
      </div>
    </form>
  );
}

interface SupportsProps {
  readonly id: string;
  readonly error: string | undefined;
  readonly supports: readonly SupportValues[];
  readonly services: Provider['services'];
  readonly onChange: (supports: readonly SupportValues[]) => void;
}

function Supports({ id, error, supports, services, onChange }: SupportsProps) {
  const change = (at: number, part: Partial<SupportValues>) =>
    onChange(supports.map((one, nth) => (nth === at ? { ...one, ...part } : one)));
  const add = (one: SupportValues) => {
    const [first] = supports;
    const isUntouched = supports.length === 1 && first?.name === '' && first.unitPrice === '';
    onChange(isUntouched && one.name !== '' ? [one] : [...supports, one]);
    announce(one.name ? `${one.name} added` : `Support ${supports.length + 1} added`);
  };
  return (
    <FieldSet id={id} legend="Supports and prices" error={error}>
      <div className="stack">
        {supports.map((support, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a support has no other name than its place
          <fieldset key={at} className="stack provider-support">
            <legend className="provider-support-title">Support {at + 1}</legend>
            <TextField
              label="What it is"
              maxLength={limits.serviceName}
              value={support.name}
              onChange={({ currentTarget }) => change(at, { name: currentTarget.value })}
            />
            <TextField
              label="Support item number"
              optional
              hint="Such as 01_011_0107_1_1. We compare the price by it."
              maxLength={30}
              value={support.supportItem}
              onChange={({ currentTarget }) => change(at, { supportItem: currentTarget.value })}
            />
            <TextField
              label="How much"
              optional
              hint="Such as 2 hours each Monday"
              maxLength={limits.agreedLine}
              value={support.howMuch}
              onChange={({ currentTarget }) => change(at, { howMuch: currentTarget.value })}
            />
            <TextField
              label="Price in dollars"
              optional
              inputMode="decimal"
              maxLength={20}
              value={support.unitPrice}
              onChange={({ currentTarget }) => change(at, { unitPrice: currentTarget.value })}
            />
            <Select
              label="The price is for"
              options={priceUnits.map((value) => ({ value, label: unitWords[value] }))}
              value={support.unitType}
              onChange={({ currentTarget }) => change(at, { unitType: currentTarget.value as PriceUnit })}
            />
            {supports.length > 1 && (
              <div>
                <Button
                  variant="quiet"
                  icon={Trash2}
                  onClick={() => {
                    onChange(supports.filter((_, nth) => nth !== at));
                    announce(`Support ${at + 1} taken out`);
                    document.getElementById(id)?.focus();
                  }}
                >
                  Take out support {at + 1}
                </Button>
              </div>
            )}
          </fieldset>
        ))}
        {supports.length < limits.agreedSupports && (
          <>
            {services.length > 0 && (
              <Select
                label="Add one of the provider’s services"
                optional
                placeholder="Choose a service"
                options={services.map((one) => ({ value: String(one.id), label: one.serviceName }))}
                value=""
                onChange={({ currentTarget }) => {
                  const service = services.find((one) => String(one.id) === currentTarget.value);
                  if (service) add(supportOf(service));
                }}
              />
            )}
            <div>
              <Button icon={Plus} onClick={() => add(noSupport)}>
                Add another support
              </Button>
            </div>
          </>
        )}
      </div>
    </FieldSet>
  );
}
