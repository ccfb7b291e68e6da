/// <reference types="vite/client" />
import { navigate } from '#platform/web/router/navigate.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { spaceCrumbs } from '../crumbs.ts';
import { useCreateSpace } from '../data.ts';
import { SpaceForm } from './space-form.tsx';
import '../vr.css';

export function Screen() {
  const create = useCreateSpace();
  return (
    <div className="stack vr-page">
      <PageTitle title="Make a space" crumbs={spaceCrumbs} />
      <SpaceForm
        back="/vr-social-spaces"
        onSubmit={async (content) => {
          const space = await create.mutateAsync(content);
          toast({ title: 'Space made', description: 'Others can find it now. You can enter it.' });
          navigate(`/vr-social-spaces/${space.id}`);
        }}
      />
    </div>
  );
}
