/// <reference types="vite/client" />
import { fromPlainText, mediaIdsOf, useDraft } from '#areas/writing/web/public.ts';
import { statusOf, textForPeople } from '#platform/web/client/error.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { Blog } from '../contract.ts';
import { emptyExtra, writeExtra } from '../pure/blog-extra.ts';
import { useBlog } from './data.ts';
import { WithDraft } from './write/draft-states.tsx';
import './blogs.css';

/** Changes to a blog that is published; readers see the present text until they are. */
export function Screen({ params: { slug } }: { params: { slug: string } }) {
  const { data, error, loading, retry, refreshing } = useBlog(slug);
  const crumbs = [{ label: 'Blogs', href: '/blogs' }, ...(data ? [{ label: data.title, href: data.path }] : [])];
  const missing = statusOf(error) === 404 || (data && !data.mine);
  return (
    <div className="write-page stack">
      <PageTitle
        title={missing ? 'You can’t edit this blog' : 'Edit your blog'}
        lead={missing ? 'Only its author can edit it.' : 'Readers see the current text until you publish your changes.'}
        crumbs={missing ? [{ label: 'Blogs', href: '/blogs' }] : crumbs}
      />
      {missing && (
        <ButtonLink href="/blogs" variant="primary">
          Go to the blogs
        </ButtonLink>
      )}
      {loading && <Skeleton count={1} label="Loading your blog" />}
      {error && !missing && (
        <ErrorState level={2} boxed title="Couldn’t load your blog" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && !missing && <Editing key={data.id} blog={data} />}
    </div>
  );
}

function Editing({ blog }: { readonly blog: Blog }) {
  const document = blog.document ?? fromPlainText(blog.content);
  const inside = mediaIdsOf(document);
  const cover = blog.media.find((one) => one.kind === 'image' && !inside.includes(one.id));
  const draft = useDraft({
    kind: 'blog',
    targetId: blog.id,
    initial: {
      title: blog.title,
      document,
      tags: blog.tags,
      contentWarning: blog.contentWarning,
      extra: writeExtra({
        ...emptyExtra,
        audience: blog.audience,
        coverId: cover?.id ?? null,
        coverAlt: cover?.alt ?? '',
        coverChoice: cover?.decorative ? 'decorative' : cover?.wantsDescription ? 'ask' : 'describe',
        easy: blog.easyContent,
        series: blog.series?.title ?? '',
        version: blog.version,
      }),
    },
  });
  return <WithDraft draft={draft} blog={blog} />;
}
