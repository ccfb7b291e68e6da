import { useEffect } from 'react';
import { signInHref } from '#areas/account/web/public.ts';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { useSession } from '#platform/web/session.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { type Asked, isNarrowed } from './asked.ts';
import { useCounts, useLibrary } from './data.ts';
import { ResourceList } from './resource-list.tsx';
import { orderWords } from './words.ts';

/** One tab of the library, with how many there are. */
export function Library({ asked }: { readonly asked: Asked }) {
  const list = useLibrary(asked);
  const { data } = useCounts(asked);
  const total = data
    ?.filter(({ category }) => !asked.category || category === asked.category)
    .reduce((sum, { count }) => sum + count, 0);
  const said = total === undefined ? undefined : counted(total, 'resource');
  useEffect(() => {
    if (said && isNarrowed(asked)) announce(said);
  }, [said, asked]);
  return (
    <>
      <div className="library-head">
        <h2>{said ?? 'Resources'}</h2>
        <p className="soft small">{orderWords[asked.tab]}</p>
      </div>
      <ResourceList list={list} total={total} empty={<NothingFound asked={asked} />} />
    </>
  );
}

/** RESOURCES-17 */
function NothingFound({ asked }: { readonly asked: Asked }) {
  const { member } = useSession();
  const submit = '/resources/submit';
  return (
    <EmptyState
      title="No resources found"
      action={<ButtonLink href={member ? submit : signInHref(submit)}>Submit a Resource</ButtonLink>}
    >
      <p>
        {isNarrowed(asked)
          ? 'Try fewer words, or another category. Do you know of one? Share it with others.'
          : 'Nothing is here yet. Do you know something that helped you? Share it with others.'}
      </p>
    </EmptyState>
  );
}
