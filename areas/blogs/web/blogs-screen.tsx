import { Pencil, Rss } from 'lucide-react';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { useSession } from '#platform/web/session.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { LinkTabs } from '#platform/web/ui/tabs.tsx';
import { BlogList } from './blog-list.tsx';

/** The community's blogs, newest first. */
export function Screen() {
  const [query] = useQueryParams();
  const isMember = useSession().member !== null;
  const tag = query.get('tag') || undefined;
  const featured = query.get('featured') === 'true';
  const filtered = tag !== undefined || featured;
  const filters = [
    { href: '/blogs', label: 'All blogs', current: !filtered },
    { href: '/blogs?featured=true', label: 'Featured', current: featured && !tag },
    ...(tag ? [{ href: `/blogs?tag=${encodeURIComponent(tag)}`, label: `#${tag}`, current: true }] : []),
  ];
  return (
    <div className="blogs-page stack">
      <PageTitle
        title="Community Blogs"
        lead="Long reads by people who live it: what worked, what didn’t, and what no one tells you."
        crumbs={[{ label: 'Home', href: '/' }]}
        actions={
          isMember && (
            <>
              <ButtonLink href="/blogs/write" variant="primary" icon={Pencil}>
                Write a blog
              </ButtonLink>
              <ButtonLink href="/blogs/drafts">Your drafts</ButtonLink>
            </>
          )
        }
      />
      <div className="blogs-bar">
        <LinkTabs label="Which blogs" links={filters} />
        {/* A file for feed readers, not a screen. */}
        <a href="/blogs/feed.xml" className="push blogs-feed">
          <Icon icon={Rss} /> RSS feed
        </a>
      </div>
      <h2 className="vh">{tag ? `Blogs with the tag ${tag}` : featured ? 'Featured blogs' : 'Newest blogs'}</h2>
      <BlogList
        key={`${tag} ${featured}`}
        source={{ tag, featured }}
        label="Blogs"
        // A tag may be about anything, health too: a page of one has no ads.
        between={tag === undefined}
        emptyTitle={tag ? 'No blogs with this tag' : featured ? 'No featured blogs' : 'No blogs yet'}
        emptyText={
          filtered
            ? 'Moderators choose what is featured, and authors their tags.'
            : 'Be the first to share your story and insights with the community.'
        }
        emptyAction={
          filtered ? (
            <ButtonLink href="/blogs">See all blogs</ButtonLink>
          ) : (
            <ButtonLink href="/blogs/write" variant="primary">
              Write Your First Blog
            </ButtonLink>
          )
        }
      />
    </div>
  );
}
