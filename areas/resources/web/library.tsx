import { useEffect } from 'react';
import { signInHref } from '#areas/account/web/public.ts';
import { counted } from '#platform/contract/counted.ts';
import { mayHere } from '#platform/web/acting.ts';
import { announce } from '#platform/web/announce.ts';
import { useSession } from '#platform/web/session.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { useCounts, useLibrary } from './data.ts';
import { isNarrowed, type LibraryFilters, libraryHref, lookedFor } from './library-filters.ts';
import { RequestResource } from './request-resource.tsx';
import { ResourceList } from './resource-list.tsx';
import { orderWords } from './words.ts';

interface LibraryProps {
  readonly filters: LibraryFilters;
  /** How many there are is said: someone has asked. */
  readonly isNews: boolean;
}

/** One tab of the library, with how many there are. */
export function Library({ filters, isNews }: LibraryProps) {
  const list = useLibrary(filters);
  const { data } = useCounts(filters);
  const total = data
    ?.filter(({ category }) => !filters.category || category === filters.category)
    .reduce((sum, { count }) => sum + count, 0);
  const said = total === undefined ? undefined : counted(total, 'resource');
  useEffect(() => {
    if (said && isNews) announce(said);
  }, [said, isNews]);
  return (
    <>
      <div className="library-head">
        <h2>{said ?? 'Resources'}</h2>
        <p className="soft small">{orderWords[filters.tab]}</p>
      </div>
      <ResourceList list={list} total={total} empty={<NothingFound filters={filters} />} />
    </>
  );
}

/** RESOURCES-17. What was looked for can be asked for on the spot. */
function NothingFound({ filters }: { readonly filters: LibraryFilters }) {
  const { member } = useSession();
  const submit = '/resources/submit';
  const narrowed = isNarrowed(filters);
  return (
    <>
      <EmptyState
        title="No resources found"
        action={<ButtonLink href={member ? submit : signInHref(submit)}>Submit a Resource</ButtonLink>}
      >
        <p>
          {narrowed
            ? 'Try fewer words, or another category. Do you know of one? Share it with others.'
            : 'Nothing is here yet. Do you know something that helped you? Share it with others.'}
        </p>
      </EmptyState>
      {narrowed && mayHere('requestResource') && (
        <Section
          title="Request a resource"
          level={3}
          intro="Should the Resource Library have this? Ask, and a moderator will look for it."
        >
          {member ? (
            <RequestResource looked={lookedFor(filters)} />
          ) : (
            <ButtonLink href={signInHref(libraryHref(filters))}>Sign in to request it</ButtonLink>
          )}
        </Section>
      )}
    </>
  );
}
