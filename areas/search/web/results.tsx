import { type ReactNode, useEffect, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { LoadMore } from '#platform/web/ui/load-more.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { SearchKind, SearchResult } from '../contract.ts';
import { useSearch } from './data.ts';
import { PersonHit, PostHit } from './hits.tsx';
import { countText, searchHref } from './words.ts';

const items = (result: SearchResult) => [
  ...result.posts.map((post) => <PostHit key={`post-${post.id}`} post={post} />),
  ...result.people.map((member) => <PersonHit key={`person-${member.id}`} member={member} />),
];

function Hits({ children }: { readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
    <ul className="plain-list list" role="list">
      {children}
    </ul>
  );
}

/** The best of each kind, and the way to all of it. */
export function Groups({ result }: { readonly result: SearchResult }) {
  const { query, total, posts, people } = result;
  const all = (kind: SearchKind, count: number, shown: number, what: string) =>
    count > shown && <Link href={searchHref(query, kind)}>{`All ${countText(count)} ${what}`}</Link>;
  return (
    <>
      {posts.length > 0 && (
        <Section title={`Posts (${countText(total.posts)})`} action={all('posts', total.posts, posts.length, 'posts')}>
          <Hits>{items({ ...result, people: [] })}</Hits>
        </Section>
      )}
      {people.length > 0 && (
        <Section
          title={`People (${countText(total.people)})`}
          action={all('people', total.people, people.length, 'people')}
        >
          <Hits>{items({ ...result, posts: [] })}</Hits>
        </Section>
      )}
    </>
  );
}

/** One kind, page after page. */
export function KindResults({ first, kind }: { readonly first: SearchResult; readonly kind: SearchKind }) {
  return (
    <Section title={kind === 'posts' ? 'Posts' : 'People'}>
      <Hits>{items(first)}</Hits>
      <More q={first.query} kind={kind} cursor={first.next} />
    </Section>
  );
}

function More({ q, kind, cursor }: { readonly q: string; readonly kind: SearchKind; readonly cursor: string | null }) {
  const [open, setOpen] = useState(false);
  if (!cursor) return null;
  return open ? <NextPage q={q} kind={kind} cursor={cursor} /> : <LoadMore onLoad={() => setOpen(true)} />;
}

function NextPage({ q, kind, cursor }: { readonly q: string; readonly kind: SearchKind; readonly cursor: string }) {
  const { data, error, loading, refreshing, retry } = useSearch({ q, kind, cursor });
  const first = data?.posts[0] ? `hit-post-${data.posts[0].id}` : `hit-person-${data?.people[0]?.id}`;
  const count = (data?.posts.length ?? 0) + (data?.people.length ?? 0);
  useEffect(() => {
    if (count === 0) return;
    document.getElementById(first)?.querySelector('a')?.focus();
    announce(`${count} more ${count === 1 ? 'result' : 'results'}`);
  }, [count, first]);
  if (loading) return <Skeleton count={2} look="row" label="Loading more results" />;
  if (error || !data) {
    return (
      <ErrorState level="p" title="The next results did not load" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  return (
    <>
      <Hits>{items(data)}</Hits>
      <More q={q} kind={kind} cursor={data.next} />
    </>
  );
}
