import { useForm } from '#platform/web/forms/use-form.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useCreatePlan } from './data.ts';
import { checkPlan, contentOf, emptyPlan } from './fields.ts';
import { PlanForm } from './plan-form.tsx';
import { ownZone } from './times.ts';
import { crumbs } from './with-plan.tsx';

export function Screen() {
  const create = useCreatePlan();
  const form = useForm({
    initial: emptyPlan(ownZone()),
    draftKey: 'meet-plan',
    validate: checkPlan,
    submit: async (values) => {
      const { id } = await create.mutateAsync(contentOf(values));
      toast({ title: 'Plan saved', description: 'We’ve asked your contact.' });
      navigate(`/meets/${id}`);
    },
  });
  return (
    <>
      <PageTitle
        title="New meet plan"
        lead="Someone you trust is told where you are if you don’t check in."
        crumbs={crumbs}
      />
      <PlanForm form={form} submitLabel="Save plan" cancelHref="/meets" />
    </>
  );
}
