import { useForm } from '#platform/web/forms/use-form.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { SampleThing } from '../contract.ts';
import { useEditSampleThing } from './data.ts';
import { checkSampleThing, SampleThingForm } from './sample-thing-form.tsx';
import { crumbs, WithSampleThing } from './with-sample-thing.tsx';

function Edit({ sampleThing: { id, title, text, version } }: { readonly sampleThing: SampleThing }) {
  const edit = useEditSampleThing();
  const href = `/sample-things/${id}`;
  const form = useForm({
    initial: { title, text },
    draftKey: `sample-thing:${id}`,
    validate: checkSampleThing,
    submit: async (values) => {
      await edit.mutateAsync({ id, version, ...values });
      toast({ title: 'Saved' });
      navigate(href);
    },
  });
  return (
    <>
      <PageTitle title="Edit sample thing" crumbs={[...crumbs, { label: title, href }]} />
      <SampleThingForm form={form} submitLabel="Save" cancelHref={href} />
    </>
  );
}

export function Screen({ params }: { readonly params: { readonly id: string } }) {
  return (
    <WithSampleThing id={params.id} when={({ mine }) => mine}>
      {(sampleThing) => <Edit key={sampleThing.id} sampleThing={sampleThing} />}
    </WithSampleThing>
  );
}
