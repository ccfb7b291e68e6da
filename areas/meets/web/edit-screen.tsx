import { useForm } from '#platform/web/forms/use-form.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { MeetPlan } from '../contract.ts';
import { readMeetPlan, useEditPlan } from './data.ts';
import { checkPlan, contentOf, valuesOf } from './fields.ts';
import { PlanForm } from './plan-form.tsx';
import { crumbs, WithPlan } from './with-plan.tsx';

function Edit({ plan }: { readonly plan: MeetPlan }) {
  const edit = useEditPlan();
  const href = `/meets/${plan.id}`;
  const form = useForm({
    initial: valuesOf(plan),
    version: plan.version,
    draftKey: `meet-plan:${plan.id}`,
    validate: checkPlan,
    submit: async (values, { version }) => {
      await edit.mutateAsync({ id: plan.id, version, ...contentOf(values) });
      toast({ title: 'Plan saved' });
      navigate(href);
    },
    readCurrent: async () => {
      const now = await readMeetPlan(plan.id);
      return { ...valuesOf(now), version: now.version };
    },
  });
  return (
    <>
      <PageTitle title="Change your meet plan" crumbs={[...crumbs, { label: 'Meet plan', href }]} />
      <PlanForm form={form} submitLabel="Save plan" cancelHref={href} />
    </>
  );
}

export function Screen({ params }: { readonly params: { readonly id: string } }) {
  return (
    <WithPlan id={params.id} when={({ state }) => state === 'planned'}>
      {(plan) => <Edit key={plan.id} plan={plan} />}
    </WithPlan>
  );
}
