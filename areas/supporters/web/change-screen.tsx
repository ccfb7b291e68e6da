/// <reference types="vite/client" />
import { textForPeople } from '#platform/web/client/error.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { idIn, Missing } from '#platform/web/ui/by-id.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { readSupporters, useChange, useSupporters } from './data.ts';
import { GrantForm } from './grant-form.tsx';
import { crumbs } from './words.ts';

const words = {
  thing: 'supporter',
  title: 'Change a supporter',
  missing: 'Supporter not found',
  lead: 'This person doesn’t support you now.',
  way: { label: 'Back to supporters', href: '/supporters' },
  crumbs,
};

export function Screen({ params }: { readonly params: { readonly id: string } }) {
  const { data, error, loading, refreshing, retry } = useSupporters();
  const change = useChange();
  const grant = data?.mine.find(({ id }) => id === idIn(params.id));
  const title = grant && `What ${grant.person.displayName} can do`;
  useTitle(title);
  if (!loading && !error && !grant) return <Missing {...words} />;
  if (!data || !grant || !title) {
    return (
      <>
        <PageTitle title={words.title} crumbs={crumbs} />
        {loading ? (
          <Skeleton count={1} label="Loading the supporter" />
        ) : (
          <ErrorState level={2} title="Couldn’t load the supporter" onRetry={retry} retrying={refreshing}>
            {textForPeople(error)}
          </ErrorState>
        )}
      </>
    );
  }
  const { id, person } = grant;
  return (
    <div className="stack">
      <PageTitle
        title={title}
        lead="Less counts at once. If you give more, or longer, all of it begins again in a day."
        crumbs={crumbs}
      />
      <GrantForm
        doors={data.doors}
        grant={grant}
        label={title}
        submitLabel="Save"
        readGrant={async () => (await readSupporters()).mine.find((one) => one.id === id)}
        submit={async (given, version) => {
          const saved = await change.mutateAsync({ id, version, ...given });
          toast({ title: 'Saved', description: `This is what ${person.displayName} can do.` });
          navigate('/supporters');
          return saved;
        }}
      />
    </div>
  );
}
