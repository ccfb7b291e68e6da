import { List } from '#platform/web/ui/list.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import type { Space } from '../contract.ts';
import { Composer } from './composer.tsx';
import { usePosts } from './data.ts';
import type { SpaceLabels } from './labels.ts';
import { PostItem } from './post-item.tsx';

/** What is written in a space; members write in it while it is open. */
export function SpacePosts({ space, labels }: { readonly space: Space; readonly labels: SpaceLabels }) {
  const list = usePosts(space.id);
  const writes = space.me.state === 'member' && space.status === 'open';
  return (
    <div className="stack space-posts">
      <h2 className="vh">Posts</h2>
      {writes && <Composer space={space} labels={labels} />}
      <List
        list={list}
        shown={list.ids.length}
        things={['post', 'posts']}
        prefix="space-post"
        level={3}
        empty={
          <EmptyState title="Nothing here yet">
            <p>
              {writes ? 'Say hello. Someone has to be first.' : `Join the ${labels.thing} to write the first post.`}
            </p>
          </EmptyState>
        }
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list space-feed" role="list">
          {list.ids.map((id) => (
            <li key={id}>
              <PostItem space={space} labels={labels} id={Number(id)} />
            </li>
          ))}
        </ul>
      </List>
    </div>
  );
}
