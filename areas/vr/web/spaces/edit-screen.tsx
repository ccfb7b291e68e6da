/// <reference types="vite/client" />
import { useState } from 'react';
import { navigate } from '#platform/web/router/navigate.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { VrSpace } from '../../contract.ts';
import { spaceCrumbs } from '../crumbs.ts';
import { useDeleteSpace, useEditSpace } from '../data.ts';
import { SpaceForm } from './space-form.tsx';
import { WithSpace } from './with-space.tsx';
import '../vr.css';

export const Screen = ({ params }: { readonly params: { readonly id: string } }) => (
  <WithSpace id={params.id} when={({ mine }) => mine}>
    {(space) => <Edit key={space.id} space={space} />}
  </WithSpace>
);

function Edit({ space }: { readonly space: VrSpace }) {
  const { id, name } = space;
  const title = `Edit ${name}`;
  useTitle(title);
  const edit = useEditSpace();
  const back = `/vr-social-spaces/${id}`;
  return (
    <div className="stack vr-page">
      <PageTitle title={title} crumbs={[...spaceCrumbs, { label: name, href: back }]} />
      <SpaceForm
        space={space}
        back={back}
        onSubmit={async (content, base) => {
          await edit.mutateAsync({ ...content, id, version: base });
          toast({ title: 'Space saved' });
          navigate(back);
        }}
      />
      <Remove space={space} />
    </div>
  );
}

function Remove({ space: { id, name } }: { readonly space: VrSpace }) {
  const [asking, setAsking] = useState(false);
  const remove = useDeleteSpace({
    onDone: () => {
      toast({ title: 'Space deleted' });
      navigate('/vr-social-spaces');
    },
    onFail: (error) => {
      setAsking(false);
      failed('Couldn’t delete the space')(error);
    },
  });
  return (
    <Section title="Delete this space">
      <p>Everyone who is in it leaves. You can’t undo it.</p>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete the space
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Delete ${name}?`}
        confirmLabel="Delete for good"
        danger
        pending={remove.pending}
        onConfirm={() => remove.mutate({ id })}
        onCancel={() => setAsking(false)}
      >
        <p>Everyone who is in it leaves, and what was said there goes.</p>
      </ConfirmDialog>
    </Section>
  );
}
