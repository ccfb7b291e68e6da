import { useId } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckboxGroup } from '#platform/web/ui/checkbox.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { AdSet } from '../contract.ts';
import {
  type Frequency,
  frequencies,
  frequencyNames,
  limits,
  type Surface,
  surfaceNames,
  surfaces,
} from '../pure/options.ts';
import { readAdSets, useAudiences, useCreateAdSet, useEditAdSet } from './data.ts';
import { estimateText } from './words.ts';

interface Values {
  readonly name: string;
  readonly surfaces: Surface[];
  readonly audienceId: string;
  readonly frequency: Frequency;
}

const valuesOf = (set: AdSet | undefined): Values => ({
  name: set?.name ?? '',
  surfaces: set?.surfaces ?? [...surfaces],
  audienceId: set?.audienceId ? String(set.audienceId) : '',
  frequency: set?.frequency ?? 'day-1',
});

export function AdSetForm({
  campaignId,
  accountId,
  set,
  onClose,
}: {
  readonly campaignId: number;
  readonly accountId: number;
  readonly set: AdSet | undefined;
  readonly onClose: () => void;
}) {
  const id = useId();
  const { data: audiences = [] } = useAudiences({ account: accountId });
  const create = useCreateAdSet();
  const edit = useEditAdSet();
  const initial = valuesOf(set);
  const form = useForm<Values>({
    initial,
    ...(set && { version: set.version }),
    validate: ({ name, surfaces: places }) => ({
      name: name.trim() ? undefined : 'Write a name.',
      surfaces: places.length > 0 ? undefined : 'Choose at least one place.',
    }),
    submit: async ({ name, surfaces: places, audienceId, frequency }, { version }) => {
      const fields = { name, surfaces: places, audienceId: audienceId ? Number(audienceId) : null, frequency };
      if (set) await edit.mutateAsync({ ...fields, id: set.id, version });
      else await create.mutateAsync({ ...fields, id: campaignId });
      toast({ title: set ? 'Ad set saved' : 'Ad set added', description: `“${name.trim()}” is ready for ads.` });
      onClose();
    },
    readCurrent: async () => {
      const now = set && (await readAdSets(campaignId)).find((one) => one.id === set.id);
      return now && { ...valuesOf(now), version: now.version };
    },
  });
  const chosen = audiences.find(({ id: one }) => String(one) === form.values.audienceId);
  const { value: frequency, onChange: setFrequency } = form.field('frequency');
  return (
    <Dialog
      open
      onClose={onClose}
      dirty={JSON.stringify(form.values) !== JSON.stringify(initial)}
      title={set ? 'Edit ad set' : 'Add an ad set'}
      footer={
        <Button variant="primary" type="submit" form={id} pending={form.submitting} pendingText="Saving…">
          Save the ad set
        </Button>
      }
    >
      <form id={id} className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextField label="Name" autoComplete="off" maxLength={limits.name} {...form.field('name')} />
        <CheckboxGroup
          legend="Places"
          hint="Never in crisis support, wellness, messages, groups or connections."
          options={surfaces.map((value) => ({ value, label: surfaceNames[value] }))}
          {...form.group('surfaces')}
        />
        <Select
          label="Audience"
          placeholder="Everyone"
          options={audiences.map(({ id: value, name }) => ({ value: String(value), label: name }))}
          hint={chosen && estimateText(chosen.estimate)}
          {...form.field('audienceId')}
        />
        <RadioGroup
          legend="For one browser, at most"
          look="list"
          options={frequencies.map((value) => ({ value, label: frequencyNames[value] }))}
          value={frequency}
          onChange={setFrequency}
        />
      </form>
    </Dialog>
  );
}
