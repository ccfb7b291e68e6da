import { useForm } from '#platform/web/forms/use-form.ts';
import { DateField } from '#platform/web/ui/date-field.tsx';
import { dateError } from '#platform/web/ui/date-text.ts';
import { Select } from '#platform/web/ui/select.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Provider } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { codesIn } from './listing-values.ts';
import { useAnnounce } from './own-data.ts';
import { PartDialog } from './part-dialog.tsx';

const initial = { words: '', serviceId: '', postcodes: '', startsOn: '', endsOn: '' };

/** Space that the provider has, and until when it says so. */
export function VacancyDialog({ provider, onClose }: { readonly provider: Provider; readonly onClose: () => void }) {
  const announce = useAnnounce();
  const form = useForm({
    initial,
    validate: ({ words, postcodes, startsOn, endsOn }) => ({
      words: words.trim() ? undefined : 'Say what you have space for.',
      postcodes: codesIn(postcodes).every((code) => /^\d{4}$/.test(code)) ? undefined : 'Postcodes have four digits.',
      startsOn:
        dateError(startsOn, { what: 'the first day' }) ??
        (endsOn && startsOn > endsOn ? 'The start can’t be after the end.' : undefined),
      endsOn: dateError(endsOn, { what: 'the last day' }),
    }),
    submit: async ({ words, serviceId, postcodes, startsOn, endsOn }) => {
      await announce.mutateAsync({
        id: provider.id,
        words: words.trim(),
        serviceId: serviceId ? Number(serviceId) : null,
        postcodes: codesIn(postcodes),
        startsOn,
        endsOn,
      });
      onClose();
      toast({ title: 'Vacancy announced' });
    },
  });
  return (
    <PartDialog
      title="Announce a vacancy"
      intro="It drops at its end, so that no one asks in vain. You can renew it."
      form={form}
      initial={initial}
      submitLabel="Announce it"
      onClose={onClose}
    >
      <TextField
        label="What you have space for"
        hint="Such as “Weekday mornings in Footscray”"
        maxLength={limits.vacancyWords}
        autoComplete="off"
        {...form.field('words')}
      />
      <Select
        label="Service"
        optional
        placeholder="All services"
        options={provider.services.map(({ id, serviceName }) => ({ value: String(id), label: serviceName }))}
        {...form.field('serviceId')}
      />
      <TextField
        label="Postcodes"
        optional
        hint="With commas between: 3011, 3012"
        inputMode="numeric"
        autoComplete="off"
        {...form.field('postcodes')}
      />
      <DateField label="First day" {...form.field('startsOn')} />
      <DateField
        label="Last day of this vacancy"
        hint={`Within ${limits.vacancyDays} days from today.`}
        {...form.field('endsOn')}
      />
    </PartDialog>
  );
}
