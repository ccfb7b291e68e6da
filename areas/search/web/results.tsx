import { type ReactNode, useEffect, useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { LoadMore } from '#platform/web/ui/load-more.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { SearchGroup, SearchResult } from '../contract.ts';
import { type Ask, useSearch } from './data.ts';
import { FoundHit, hitId } from './hits.tsx';
import { countText, inSentence, searchHref } from './words.ts';

function Hits({ group: { kind, hits } }: { readonly group: SearchGroup }): ReactNode {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
    <ul className="plain-list list" role="list">
      {hits.map((hit) => (
        <FoundHit key={hit.id} hit={hit} kind={kind} />
      ))}
    </ul>
  );
}

/** The best of each kind, and the way to all of it. */
export function Groups({ result, typed }: { readonly result: SearchResult; readonly typed: boolean }) {
  return result.groups
    .filter(({ hits }) => hits.length > 0)
    .map((group) => {
      const { kind, label, total, hits } = group;
      const all = `All ${countText(total)} ${inSentence(label)}`;
      return (
        <Section
          key={kind}
          title={`${label} (${countText(total)})`}
          action={total > hits.length && <Link href={searchHref(result.query, kind, typed)}>{all}</Link>}
        >
          <Hits group={group} />
        </Section>
      );
    });
}

const groupOf = (result: SearchResult | undefined, kind: string) => result?.groups.find((one) => one.kind === kind);

/** One kind, page after page. */
export function KindResults({ first, ask }: { readonly first: SearchResult; readonly ask: Ask }) {
  const group = groupOf(first, ask.kind);
  if (!group) return null;
  return (
    <Section title={group.label}>
      <Hits group={group} />
      <More ask={{ ...ask, cursor: first.next ?? undefined }} />
    </Section>
  );
}

function More({ ask }: { readonly ask: Ask }) {
  const [open, setOpen] = useState(false);
  if (!ask.cursor) return null;
  return open ? <NextPage ask={ask} /> : <LoadMore onLoad={() => setOpen(true)} />;
}

function NextPage({ ask }: { readonly ask: Ask }) {
  const { data, error, loading, refreshing, retry } = useSearch(ask);
  const group = groupOf(data, ask.kind);
  const [top] = group?.hits ?? [];
  const first = top && hitId(ask.kind, top);
  const count = group?.hits.length ?? 0;
  useEffect(() => {
    if (!first) return;
    document.getElementById(first)?.querySelector('a')?.focus();
    announce(counted(count, 'more result'));
  }, [count, first]);
  if (loading) return <Skeleton count={2} look="row" label="Loading more results" />;
  if (error || !data || !group) {
    return (
      <ErrorState level="p" title="Couldn’t load more results" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  return (
    <>
      <Hits group={group} />
      <More ask={{ ...ask, cursor: data.next ?? undefined }} />
    </>
  );
}
