import { useForm } from '#platform/web/forms/use-form.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useCreateSampleThing } from './data.ts';
import { checkSampleThing, SampleThingForm } from './sample-thing-form.tsx';
import { crumbs } from './with-sample-thing.tsx';

export function Screen() {
  const create = useCreateSampleThing();
  const form = useForm({
    initial: { title: '', text: '' },
    draftKey: 'sample-thing:new',
    validate: checkSampleThing,
    submit: async (values) => {
      const { id } = await create.mutateAsync(values);
      toast({ title: 'Sample thing shared' });
      navigate(`/sample-things/${id}`);
    },
  });
  return (
    <>
      <PageTitle title="New sample thing" lead="Everyone can read it, without an account too." crumbs={crumbs} />
      <SampleThingForm form={form} submitLabel="Share sample thing" cancelHref="/sample-things" />
    </>
  );
}
