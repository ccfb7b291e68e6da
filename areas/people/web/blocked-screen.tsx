import { useSession } from '#platform/web/session.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
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
  const keepFocus = useKeepFocus(list.items.length);
  return (
    <List
      list={list}
      shown={list.items.length}
      things={['blocked member', 'blocked members']}
      prefix="blocked"
      empty={<EmptyState level="p" title="You haven’t blocked anyone" />}
    >
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
    </List>
  );
}
