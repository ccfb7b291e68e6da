import { useId } from 'react';
import type { Currency } from '#platform/contract/money.ts';
import { parseMoney } from '#platform/contract/money.ts';
import type { FormOptions } from '#platform/web/forms/form.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DateField } from '#platform/web/ui/date-field.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { AdAccount, Campaign } from '../contract.ts';
import {
  type BudgetType,
  budgetTypeNames,
  budgetTypes,
  limits,
  type Objective,
  objectiveNames,
  objectives,
} from '../pure/options.ts';
import { type CampaignValues, campaignErrors } from './campaign-values.ts';
import { type InAccount, readCampaign, useCreateCampaign, useEditCampaign } from './data.ts';
import { isoOf, todayIn } from './days.ts';

interface Fields {
  readonly name: string;
  readonly objective: Objective;
  readonly budgetType: BudgetType;
  readonly budget: number;
  readonly startDate: string;
  readonly endDate: string | null;
}

interface FormProps extends Pick<FormOptions<CampaignValues>, 'version' | 'readCurrent'> {
  readonly title: string;
  readonly button: string;
  readonly initial: CampaignValues;
  readonly zone: string;
  readonly currency: Currency | undefined;
  readonly onClose: () => void;
  /** Throws what the form shows. */
  readonly send: (fields: Fields, version: number) => Promise<unknown>;
}

/** Six fields and nothing else (C-49). */
function CampaignForm({ title, button, initial, zone, currency, onClose, send, ...versions }: FormProps) {
  const id = useId();
  const form = useForm<CampaignValues>({
    ...versions,
    initial,
    resetAfter: true,
    validate: campaignErrors,
    submit: async ({ name, objective, budgetType, budget, startDate, endDate }, { version }) => {
      const money = parseMoney(budget, 'AUD');
      if (!objective || !budgetType || !money) return;
      const fields = {
        name: name.trim(),
        objective,
        budgetType,
        budget: money.minor / 100,
        startDate: isoOf(startDate, zone),
        endDate: endDate === '' ? null : isoOf(endDate, zone),
      };
      await send(fields, version);
      onClose();
    },
  });
  const { value: budgetType, onChange: setBudgetType } = form.field('budgetType');
  return (
    <Dialog
      open
      onClose={onClose}
      dirty={JSON.stringify(form.values) !== JSON.stringify(initial)}
      title={title}
      description="Nothing is shown or charged before a person has approved an ad of it."
      footer={
        <Button variant="primary" type="submit" form={id} pending={form.submitting} pendingText="Saving…">
          {button}
        </Button>
      }
    >
      <form id={id} className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextField label="Campaign name" autoComplete="off" maxLength={limits.name} {...form.field('name')} />
        <Select
          label="Campaign objective"
          placeholder="Choose one"
          options={objectives.map((value) => ({ value, label: objectiveNames[value] }))}
          {...form.field('objective')}
        />
        <RadioGroup
          legend="Budget type"
          look="list"
          options={budgetTypes.map((value) => ({
            value,
            label: budgetTypeNames[value],
            hint: value === 'daily' ? 'Never more than this in a day' : 'Never more than this at all',
          }))}
          value={budgetType || null}
          onChange={setBudgetType}
        />
        <TextField
          label={currency ? `Budget, ${currency}` : 'Budget'}
          hint="At least $1. It is never passed, to the cent."
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          {...form.field('budget')}
        />
        <DateField label="Start date" {...form.field('startDate')} />
        <DateField
          label="End date"
          optional
          hint="Leave it empty, and the campaign runs until you pause it."
          {...form.field('endDate')}
        />
      </form>
    </Dialog>
  );
}

/** ADS-19 to 37 */
export function CreateCampaign({
  of,
  account,
  onClose,
}: {
  readonly of: InAccount;
  readonly account: AdAccount | undefined;
  readonly onClose: () => void;
}) {
  const zone = account?.zone ?? 'Australia/Sydney';
  const create = useCreateCampaign();
  return (
    <CampaignForm
      title="Create New Campaign"
      button="Create Campaign"
      initial={{ name: '', objective: '', budgetType: 'daily', budget: '', startDate: todayIn(zone), endDate: '' }}
      zone={zone}
      currency={account?.currency}
      onClose={onClose}
      send={async (fields) => {
        try {
          await create.mutateAsync({ ...of, ...fields });
        } catch (error) {
          toast({
            title: 'Error',
            description: 'Failed to create campaign. Please try again.',
            variant: 'destructive',
          });
          throw error;
        }
        toast({ title: 'Campaign Created', description: 'Your advertising campaign has been created successfully.' });
      }}
    />
  );
}

const valuesOf = ({ name, objective, budgetType, budget, startDay, endDay }: Campaign): CampaignValues => ({
  name,
  objective,
  budgetType,
  budget: String(budget),
  startDate: startDay,
  endDate: endDay ?? '',
});

export function EditCampaign({
  campaign,
  zone,
  onClose,
}: {
  readonly campaign: Campaign;
  readonly zone: string;
  readonly onClose: () => void;
}) {
  const { id, version, currency } = campaign;
  const edit = useEditCampaign();
  return (
    <CampaignForm
      title="Edit campaign"
      button="Save the campaign"
      initial={valuesOf(campaign)}
      version={version}
      readCurrent={async () => {
        const now = await readCampaign(id);
        return { ...valuesOf(now), version: now.version };
      }}
      zone={zone}
      currency={currency}
      onClose={onClose}
      send={async (fields, changed) => {
        await edit.mutateAsync({ ...fields, id, version: changed });
        toast({ title: 'Campaign saved', description: 'The change is in its history.' });
      }}
    />
  );
}
