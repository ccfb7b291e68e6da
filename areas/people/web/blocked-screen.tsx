import { usePageFocus } from '#platform/web/cache/use-page-focus.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { useSession } from '#platform/web/session.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { LoadMore } from '#platform/web/ui/load-more.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { UnblockButton } from './block-button.tsx';
import { useBlocks } from './data.ts';
import { useKeepFocus } from './use-keep-focus.ts';
import { UserMissing } from './with-user.tsx';
import './people.css';

/** One's own blocks; at anybody else's address there is nothing. */
export function Screen({ params }: { params: { id: string } }) {
  const { member } = useSession();
  if (String(member?.id) !== params.id) return <UserMissing />;
  return (
    <>
      <PageTitle
        title="Blocked members"
        lead="You and these members can’t see each other’s posts, comments or profiles. They aren’t told."
        crumbs={[{ label: 'My profile', href: `/profile/${params.id}` }]}
      />
      <Blocks />
      <p>
        <Link href="/settings/muted">Muted members, words and tags</Link>
      </p>
    </>
  );
}

function Blocks() {
  const list = useBlocks();
  usePageFocus(list, 'blocked', ['member', 'members']);
  const keepFocus = useKeepFocus(list.items.length);
  if (list.loading) return <Skeleton look="row" label="Loading blocked members" />;
  if (list.error) {
    return (
      <ErrorState level={2} title="Couldn’t load the list" onRetry={list.retry} retrying={list.refreshing}>
        {textForPeople(list.error)}
      </ErrorState>
    );
  }
  if (list.items.length === 0) return <EmptyState level="p" title="You haven’t blocked anyone" />;
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list list" role="list">
        {list.items.map(({ id, displayName, username, avatar }) => (
          <li key={id} className="person-row" id={`blocked-${id}`}>
            <Avatar name={displayName} src={avatar} />
            <div className="person-words">
              <h2>{displayName}</h2>
              <p className="soft small">@{username}</p>
            </div>
            <UnblockButton id={id} name={displayName} onPress={keepFocus} />
          </li>
        ))}
      </ul>
      {list.moreError && <p role="alert">{textForPeople(list.moreError)}</p>}
      {list.hasMore && <LoadMore pending={list.loadingMore} onLoad={list.loadMore} />}
    </>
  );
}
