import { useForm } from '#platform/web/forms/use-form.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { ResourceDetail } from '../contract.ts';
import { readDetail, useEdit } from './data.ts';
import { checkResource, contentOf, valuesOf } from './resource-fields.ts';
import { ResourceForm } from './resource-form.tsx';
import { libraryCrumbs, WithResource } from './with-resource.tsx';

function Edit({ resource }: { readonly resource: ResourceDetail }) {
  const { id, title, file, version, status, reason, mine } = resource;
  const edit = useEdit();
  const sendsAgain = mine && status !== 'published';
  const form = useForm({
    initial: valuesOf(resource),
    version,
    draftKey: `resource-edit:${id}`,
    validate: (values) => checkResource(values, file !== null),
    submit: async (values, { version: base }) => {
      const keepFile = values.way === 'file' && values.fileId === 0;
      await edit.mutateAsync({ id, version: base, ...contentOf(values), keepFile });
      toast({ title: sendsAgain ? 'Sent again' : 'Saved', description: values.title });
      navigate(sendsAgain ? '/resources/mine' : `/resources/${id}`);
    },
    readCurrent: async () => {
      const now = await readDetail(id);
      return { ...valuesOf(now), version: now.version };
    },
  });
  return (
    <div className="library-page stack">
      <PageTitle title="Change a resource" lead={title} crumbs={libraryCrumbs} />
      {reason && <Notice title="Why it came back">{reason}</Notice>}
      {!sendsAgain && (
        <Notice tone="warn" title="This is in the library">
          Changes show straight away. “Verified” is removed until someone checks it again.
        </Notice>
      )}
      <ResourceForm form={form} file={file} resourceId={id} submitLabel={sendsAgain ? 'Send it again' : 'Save'} />
    </div>
  );
}

export function Screen({ params }: { readonly params: { readonly id: string } }) {
  return <WithResource id={params.id}>{(resource) => <Edit key={resource.id} resource={resource} />}</WithResource>;
}
