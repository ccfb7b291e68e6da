import { TextFields } from '#platform/web/forms/text-fields.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Provider, ProviderStaff } from '../../contract.ts';
import { type Gender, limits } from '../../pure/options.ts';
import { genderWords } from '../words.ts';
import { linesIn } from './listing-values.ts';
import { readListing, useAddWorker, useEditWorker } from './own-data.ts';
import { personName } from './own-words.ts';
import { PartDialog } from './part-dialog.tsx';

interface Values {
  readonly firstName: string;
  readonly lastName: string;
  readonly position: string;
  readonly yearsExperience: string;
  readonly gender: Gender;
  /** One a line, as the three after it. */
  readonly languagesSpoken: string;
  readonly qualifications: string;
  readonly certifications: string;
  readonly specializations: string;
  readonly workerScreeningNumber: string;
  readonly bio: string;
  readonly isActive: boolean;
  readonly isAvailableForBooking: boolean;
}

const nothing: Values = {
  firstName: '',
  lastName: '',
  position: '',
  yearsExperience: '0',
  gender: '',
  languagesSpoken: 'English',
  qualifications: '',
  certifications: '',
  specializations: '',
  workerScreeningNumber: '',
  bio: '',
  isActive: true,
  isAvailableForBooking: true,
};

const valuesOf = (worker: ProviderStaff): Values => ({
  firstName: worker.firstName,
  lastName: worker.lastName,
  position: worker.position,
  yearsExperience: String(worker.yearsExperience),
  gender: worker.gender,
  languagesSpoken: worker.languagesSpoken.join('\n'),
  qualifications: worker.qualifications.join('\n'),
  certifications: worker.certifications.join('\n'),
  specializations: worker.specializations.join('\n'),
  workerScreeningNumber: '',
  bio: worker.bio,
  isActive: worker.isActive,
  isAvailableForBooking: worker.isAvailableForBooking,
});

const linesError = (text: string) => {
  const lines = linesIn(text);
  if (lines.length > limits.words) return `Write at most ${limits.words} lines.`;
  return lines.some((line) => line.length > limits.word) ? `Use at most ${limits.word} characters a line.` : undefined;
};

const check = (values: Values) => ({
  firstName: values.firstName.trim() ? undefined : 'Write the first name.',
  yearsExperience:
    /^\d{1,2}$/.test(values.yearsExperience.trim()) && Number(values.yearsExperience) <= limits.years
      ? undefined
      : `Write whole years, at most ${limits.years}.`,
  languagesSpoken: linesError(values.languagesSpoken),
  qualifications: linesError(values.qualifications),
  certifications: linesError(values.certifications),
  specializations: linesError(values.specializations),
});

const contentOf = (values: Values) => ({
  ...values,
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  position: values.position.trim(),
  yearsExperience: Number(values.yearsExperience),
  languagesSpoken: linesIn(values.languagesSpoken),
  qualifications: linesIn(values.qualifications),
  certifications: linesIn(values.certifications),
  specializations: linesIn(values.specializations),
  workerScreeningNumber: values.workerScreeningNumber.trim(),
  bio: values.bio.trim(),
});

interface WorkerDialogProps {
  readonly provider: Provider;
  /** Left out: someone new. */
  readonly worker?: ProviderStaff | undefined;
  readonly onClose: () => void;
}

export function WorkerDialog({ provider: { id }, worker, onClose }: WorkerDialogProps) {
  const add = useAddWorker();
  const edit = useEditWorker();
  const initial = worker ? valuesOf(worker) : nothing;
  const form = useForm<Values>({
    initial,
    ...(worker && { version: worker.version }),
    validate: check,
    submit: async (values, { version }) => {
      const content = contentOf(values);
      if (worker) {
        await edit.mutateAsync({ id, staffId: worker.id, ...content, version });
      } else await add.mutateAsync({ id, ...content });
      onClose();
      toast({ title: worker ? 'Worker saved' : 'Worker added' });
    },
    readCurrent: async () => {
      const now = (await readListing(id)).staff.find((one) => one.id === worker?.id);
      return now && { ...valuesOf(now), version: now.version };
    },
  });
  const ending = worker?.screening.numberEnding;
  return (
    <PartDialog
      title={worker ? `Edit ${personName(worker)}` : 'Add a worker'}
      intro="Ask the person first: everyone can see what you write."
      form={form}
      initial={initial}
      submitLabel={worker ? 'Save the worker' : 'Add the worker'}
      onClose={onClose}
    >
      <TextFields
        form={form}
        fields={[
          { name: 'firstName', label: 'First name', maxLength: limits.personName },
          { name: 'lastName', label: 'Last name', optional: true, maxLength: limits.personName },
          {
            name: 'position',
            label: 'Position',
            optional: true,
            hint: 'Such as “Support worker”',
            maxLength: limits.position,
          },
          { name: 'yearsExperience', label: 'Years of experience', inputMode: 'numeric', maxLength: 2 },
        ]}
      />
      <Select
        label="Gender"
        optional
        placeholder="Not said"
        options={Object.entries(genderWords).map(([value, label]) => ({ value, label }))}
        {...form.field('gender')}
      />
      <TextFields
        form={form}
        fields={[
          {
            name: 'languagesSpoken',
            label: 'Languages',
            optional: true,
            hint: 'One a line. Write “Auslan” for someone who signs.',
            rows: 3,
          },
          { name: 'qualifications', label: 'Qualifications', optional: true, hint: 'One a line.', rows: 3 },
          { name: 'certifications', label: 'Certifications', optional: true, hint: 'One a line.', rows: 3 },
          { name: 'specializations', label: 'Specialisations', optional: true, hint: 'One a line.', rows: 3 },
          {
            name: 'workerScreeningNumber',
            label: 'Worker screening number',
            optional: true,
            hint: ending
              ? `The one on record ends in ${ending.replace('…', '')}. Leave this empty to keep it.`
              : 'Only its last three characters are kept. We check it on the national register.',
            maxLength: 30,
          },
          { name: 'bio', label: 'About the person', optional: true, limit: limits.bio, rows: 3 },
        ]}
      />
      <Checkbox label="Show this person in the listing" {...form.check('isActive')} />
      <Checkbox label="Available for bookings" {...form.check('isAvailableForBooking')} />
    </PartDialog>
  );
}
