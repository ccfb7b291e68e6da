import { textForPeople } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox, CheckboxGroup } from '#platform/web/ui/checkbox.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { SubscriptionPlan } from '../../contract.ts';
import { billingLimits, limitKinds, type PlanFlag, planFlags } from '../../pure/plans.ts';
import { readPlans, usePlans, useUpdatePlan } from '../data.ts';
import { flagNames, limitNames } from '../words.ts';

export function PlanForms() {
  const { data, error, loading, refreshing, retry } = usePlans();
  return (
    <Section
      title="Plans"
      region={false}
      intro="Limits count at once for everyone who has the plan. A lower price counts from the next payment, a higher one fourteen days after everyone was told."
    >
      {loading && <Skeleton count={2} look="row" label="Loading the plans" />}
      {error && (
        <ErrorState level={3} title="Couldn’t load the plans" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data?.map((plan) => (
        <Disclosure key={plan.id} summary={`Change ${plan.displayName}`} boxed>
          <PlanForm plan={plan} />
        </Disclosure>
      ))}
    </Section>
  );
}

const whole = /^\d{1,7}$/;
const decimal = /^\d{1,5}(\.\d{1,2})?$/;

const written = (limit: number | null) => (limit === null ? '' : String(limit));
const readLimit = (text: string) => (text === '' ? null : Number(text));
const limitError = (text: string) =>
  text === '' || whole.test(text) ? undefined : 'Write a whole number, or nothing.';

const valuesOf = ({ features, ...plan }: SubscriptionPlan) => ({
  campaigns: written(features.campaignsLimit),
  adSets: written(features.adSetsLimit),
  ads: written(features.adsLimit),
  audiences: written(features.audiencesLimit),
  creatives: written(features.creativesLimit),
  monthlySpend: written(features.monthlySpendLimit),
  displayName: plan.displayName,
  description: plan.description,
  price: String(plan.price),
  yearlyPrice: String(plan.yearlyPrice),
  isPopular: plan.isPopular,
  flags: planFlags.filter((flag) => features[flag]) as readonly PlanFlag[],
});

function PlanForm({ plan }: { readonly plan: SubscriptionPlan }) {
  const update = useUpdatePlan();
  const form = useForm({
    initial: valuesOf(plan),
    version: plan.version,
    validate: (values) => ({
      displayName: values.displayName.trim() ? undefined : 'Write a name.',
      description: values.description.trim() ? undefined : 'Write a description.',
      price: decimal.test(values.price) ? undefined : 'Write an amount such as 29 or 29.50.',
      yearlyPrice: decimal.test(values.yearlyPrice) ? undefined : 'Write an amount such as 290.',
      ...Object.fromEntries(limitKinds.map((kind) => [kind, limitError(values[kind])])),
    }),
    submit: async (values, { version }) => {
      const has = (flag: PlanFlag) => values.flags.includes(flag);
      const saved = await update.mutateAsync({
        id: plan.id,
        version,
        displayName: values.displayName,
        description: values.description,
        price: Number(values.price),
        yearlyPrice: Number(values.yearlyPrice),
        isPopular: values.isPopular,
        features: {
          advancedAnalytics: has('advancedAnalytics'),
          automatedRules: has('automatedRules'),
          customReporting: has('customReporting'),
          whiteLabel: has('whiteLabel'),
          apiAccess: has('apiAccess'),
          prioritySupport: has('prioritySupport'),
          bulkOperations: has('bulkOperations'),
          advancedTargeting: has('advancedTargeting'),
          crossPlatform: has('crossPlatform'),
          campaignsLimit: readLimit(values.campaigns),
          adSetsLimit: readLimit(values.adSets),
          adsLimit: readLimit(values.ads),
          audiencesLimit: readLimit(values.audiences),
          creativesLimit: readLimit(values.creatives),
          monthlySpendLimit: readLimit(values.monthlySpend),
        },
      });
      toast({ title: 'Plan saved', description: 'It counts at once, without a release.' });
      return saved;
    },
    readCurrent: async () => {
      const now = (await readPlans()).find(({ id }) => id === plan.id);
      return now && { ...valuesOf(now), version: now.version };
    },
  });
  return (
    <form className="stack" noValidate aria-label={`Change ${plan.displayName}`} onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextField label="Name" maxLength={billingLimits.displayName} {...form.field('displayName')} />
      <TextField label="Description" maxLength={billingLimits.description} {...form.field('description')} />
      <div className="billing-fields">
        <TextField label="Price a month" inputMode="decimal" {...form.field('price')} />
        <TextField label="Price a year" inputMode="decimal" {...form.field('yearlyPrice')} />
        {limitKinds.map((kind) => (
          <TextField
            key={kind}
            label={limitNames[kind]}
            hint="Nothing: unlimited."
            inputMode="numeric"
            {...form.field(kind)}
          />
        ))}
      </div>
      <Checkbox label="Most popular" {...form.check('isPopular')} name={`isPopular-${plan.id}`} />
      <CheckboxGroup
        legend={`Features of ${plan.displayName}`}
        options={planFlags.map((value) => ({ value, label: flagNames[value] }))}
        {...form.group('flags')}
        name={`flags-${plan.id}`}
      />
      <div className="row">
        <Button type="submit" pending={form.submitting} pendingText="Saving…" description="Save the plan">
          {`Save ${plan.displayName}`}
        </Button>
      </div>
    </form>
  );
}
