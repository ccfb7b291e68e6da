import { Suspense } from 'react';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import type { User } from '../contract.ts';
import { UnblockButton } from './block-button.tsx';
import { ProfileAbout } from './profile-about.tsx';
import { ProfileHead } from './profile-head.tsx';
import { panelOf, tabsInOrder } from './profile-tabs.ts';
import { saysHow, TalkCard } from './talk-card.tsx';
import { readerIn, ViewAs } from './view-as.tsx';
import { WithUser } from './with-user.tsx';
import './people.css';

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
  const tabs = tabsInOrder().map((each) => {
    const Panel = panelOf(each);
    const panel = (
      <Suspense key={each.id} fallback={<Skeleton label={`Loading the ${each.label.toLowerCase()}`} />}>
        <Panel user={user} />
      </Suspense>
    );
    return { id: each.id, label: each.label, panel };
  });
  tabs.push({ id: 'about', label: 'About', panel: <ProfileAbout user={user} /> });
  const tab = tabs.find(({ id }) => id === query.get('tab')) ?? tabs[0];
  return (
    <>
      <ProfileHead user={user} />
      <div className={saysHow(user) ? 'duo' : undefined}>
        <Tabs
          label={`Profile of ${user.displayName}`}
          value={tab?.id}
          onChange={(next) => setQuery({ tab: next === tabs[0]?.id ? null : next })}
          tabs={tabs}
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
