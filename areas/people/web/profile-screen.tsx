import { lazy, Suspense } from 'react';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import type { User } from '../contract.ts';
import { UnblockButton } from './block-button.tsx';
import { ProfileAbout, saysHow, TalkCard } from './profile-about.tsx';
import { ProfileBlogs } from './profile-blogs.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfilePosts } from './profile-posts.tsx';
import { readerIn, ViewAs } from './view-as.tsx';
import { WithUser } from './with-user.tsx';
import './people.css';

const TopicsBy = lazy(async () => ({ default: (await import('#areas/forums/web/public.ts')).TopicsBy }));

const shownTabs = ['posts', 'blogs', 'discussions', 'about'] as const;

export function Screen({ params }: { params: { id: string } }) {
  return (
    <WithUser id={params.id}>
      {(user) => (user.blockedByMe ? <Blocked user={user} /> : <Profile user={user} />)}
    </WithUser>
  );
}

function Profile({ user }: { readonly user: User }) {
  useTitle(user.displayName);
  const [query, setQuery] = useQueryParams();
  const as = user.isMe ? readerIn(query.get('as')) : undefined;
  if (as) return <ViewAs id={user.id} as={as} />;
  const tab = shownTabs.find((one) => one === query.get('tab')) ?? 'posts';
  return (
    <>
      <ProfileHead user={user} />
      <div className={saysHow(user) ? 'duo' : undefined}>
        <Tabs
          label={`Profile of ${user.displayName}`}
          value={tab}
          onChange={(next) => setQuery({ tab: next === 'posts' ? null : next })}
          tabs={[
            { id: 'posts', label: 'Posts', panel: <ProfilePosts user={user} /> },
            { id: 'blogs', label: 'Blogs', panel: <ProfileBlogs user={user} /> },
            {
              id: 'discussions',
              label: 'Discussions',
              panel: (
                <Suspense fallback={<Skeleton label="Loading the discussions" />}>
                  <TopicsBy id={user.id} name={user.displayName} />
                </Suspense>
              ),
            },
            { id: 'about', label: 'About', panel: <ProfileAbout user={user} /> },
          ]}
        />
        <TalkCard user={user} />
      </div>
    </>
  );
}

/** Whoever made the block sees the name and the way back, and nothing else. */
function Blocked({ user }: { readonly user: User }) {
  useTitle(user.displayName);
  return (
    <>
      <PageTitle
        title={user.displayName}
        lead="You’ve blocked this member. You can’t see each other’s posts, comments or profiles."
      />
      <UnblockButton id={user.id} name={user.displayName} />
    </>
  );
}
