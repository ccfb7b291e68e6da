import { australianZones } from '#platform/contract/australian-zones.ts';
import { cityOf } from '#platform/contract/zones.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { AdAccount } from '../contract.ts';
import { limits } from '../pure/options.ts';
import { readAdAccounts, useOwnListings, useSaveAdAccount } from './data.ts';

interface Values {
  readonly name: string;
  readonly zone: AdAccount['zone'];
  readonly providerId: string;
}

const valuesOf = ({ name, zone, providerId }: AdAccount): Values => ({
  name,
  zone,
  providerId: providerId === null ? '' : String(providerId),
});

/** For its owner. */
export function AccountForm({ account }: { readonly account: AdAccount }) {
  const { id, providerId } = account;
  const { items: listings, loading } = useOwnListings();
  const save = useSaveAdAccount();
  const form = useForm<Values>({
    initial: valuesOf(account),
    version: account.version,
    validate: (values) => ({ name: values.name.trim() ? undefined : 'Write a name.' }),
    submit: async (values, { version }) => {
      const saved = await save.mutateAsync({
        account: id,
        name: values.name,
        zone: values.zone,
        providerId: values.providerId === '' ? null : Number(values.providerId),
        version,
      });
      toast({ title: 'Account saved', description: 'Your ads show the name within a minute.' });
      return saved;
    },
    readCurrent: async () => {
      const now = (await readAdAccounts()).find((one) => one.id === id);
      return now && { ...valuesOf(now), version: now.version };
    },
  });
  const known = listings.some((one) => one.id === providerId);
  const options = [
    ...listings.map((one) => ({ value: String(one.id), label: one.businessName })),
    // It is kept while the list of listings isn’t there, and where it is no longer theirs until they choose.
    ...(providerId !== null && !known ? [{ value: String(providerId), label: 'The listing chosen before' }] : []),
  ];
  return (
    <form className="stack" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextField
        label="Name"
        hint="Each of your ads shows it."
        autoComplete="organization"
        maxLength={limits.name}
        {...form.field('name')}
      />
      <Select
        label="Clock"
        hint="Days of campaigns begin and end by it."
        options={australianZones.map((value) => ({ value, label: cityOf(value) }))}
        {...form.field('zone')}
      />
      {!loading && options.length > 0 && (
        <Select
          label="Provider listing"
          hint="With a number that was checked, your ads may say “registered provider”."
          placeholder="None"
          options={options}
          {...form.field('providerId')}
        />
      )}
      <div className="row">
        <Button variant="primary" type="submit" pending={form.submitting} pendingText="Saving…">
          Save the account
        </Button>
      </div>
    </form>
  );
}
