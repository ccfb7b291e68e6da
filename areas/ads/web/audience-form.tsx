import { useId, useState } from 'react';
import { stateNames } from '#platform/contract/postcodes.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { CheckboxGroup } from '#platform/web/ui/checkbox.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Audience, AudienceEstimate } from '../contract.ts';
import { limits, type Region, regions, type Topic, topicNames, topics } from '../pure/options.ts';
import { type InAccount, readAudiences, useCreateAudience, useEditAudience, useEstimateAudience } from './data.ts';
import { estimateText } from './words.ts';

interface Values {
  readonly name: string;
  readonly regions: Region[];
  readonly topics: Topic[];
}

const valuesOf = (audience: Audience | undefined): Values => ({
  name: audience?.name ?? '',
  regions: audience?.regions ?? [],
  topics: audience?.topics ?? [],
});

/** ADS-17. At the plan’s limit it says so, and where there is more room. */
export function AudienceForm({
  of,
  audience,
  onClose,
}: {
  readonly of: InAccount;
  readonly audience: Audience | undefined;
  readonly onClose: () => void;
}) {
  const id = useId();
  const create = useCreateAudience();
  const edit = useEditAudience();
  const initial = valuesOf(audience);
  const form = useForm<Values>({
    initial,
    ...(audience && { version: audience.version }),
    validate: ({ name }) => ({ name: name.trim() ? undefined : 'Write a name.' }),
    submit: async (values, { version }) => {
      if (audience) await edit.mutateAsync({ ...values, id: audience.id, version });
      else await create.mutateAsync({ ...of, ...values });
      toast({
        title: audience ? 'Audience saved' : 'Audience created',
        description: `“${values.name.trim()}” can be used.`,
      });
      onClose();
    },
    readCurrent: async () => {
      const now = audience && (await readAudiences(of)).find((one) => one.id === audience.id);
      return now && { ...valuesOf(now), version: now.version };
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      dirty={JSON.stringify(form.values) !== JSON.stringify(initial)}
      title={audience ? 'Edit Audience' : 'Create Audience'}
      description="You choose pages, and not people."
      footer={
        <Button variant="primary" type="submit" form={id} pending={form.submitting} pendingText="Saving…">
          Save the audience
        </Button>
      }
    >
      <form id={id} className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        {create.error && /Upgrade your plan/.test(textForPeople(create.error)) && (
          <ButtonLink href="/pricing">Upgrade Plan</ButtonLink>
        )}
        <TextField label="Name" autoComplete="off" maxLength={limits.name} {...form.field('name')} />
        <CheckboxGroup
          legend="Region"
          hint="By the clock of the device. New South Wales and the ACT share one. None: everywhere."
          options={regions.map((value) => ({ value, label: stateNames[value] }))}
          {...form.group('regions')}
        />
        <CheckboxGroup
          legend="Topic of the page"
          hint="None: every topic. Pages about health have no ads."
          options={topics.map((value) => ({ value, label: topicNames[value] }))}
          {...form.group('topics')}
        />
        {/* An answer is about what was chosen when it was asked. */}
        <Estimate key={JSON.stringify({ ...form.values, name: '' })} of={of} values={form.values} />
      </form>
    </Dialog>
  );
}

function Estimate({ of, values }: { readonly of: InAccount; readonly values: Values }) {
  const [answer, setAnswer] = useState<AudienceEstimate>();
  const estimate = useEstimateAudience();
  const ask = async () => {
    const { regions: inRegions, topics: about } = values;
    const found = await estimate.mutateAsync({ ...of, regions: inRegions, topics: about }).catch(() => undefined);
    setAnswer(found);
  };
  return (
    <div className="row">
      <Button pending={estimate.pending} description="Estimate the audience" onClick={() => void ask()}>
        How often are these pages opened?
      </Button>
      <p role="status">{estimate.error ? textForPeople(estimate.error) : answer && estimateText(answer)}</p>
    </div>
  );
}
