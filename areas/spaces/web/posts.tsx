import { List } from '#platform/web/ui/list.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import type { Space } from '../contract.ts';
import { mayIn } from '../pure/parts.ts';
import { Composer } from './composer.tsx';
import { usePosts } from './data.ts';
import type { SpaceLabels } from './labels.ts';
import { PostItem } from './post-item.tsx';

function emptyWords(writes: boolean, isInside: boolean, { thing }: SpaceLabels): string {
  if (writes) return 'Say hello. Someone has to be first.';
  return isInside ? 'You’ll find what they write here.' : `Join the ${thing} to write the first post.`;
}

/** What is written in a space; members write in it while it is open. */
export function SpacePosts({ space, labels }: { readonly space: Space; readonly labels: SpaceLabels }) {
  const list = usePosts(space.id);
  const isInside = space.me.state === 'member' && space.status === 'open';
  const writes = isInside && mayIn(space, 'posts');
  return (
    <div className="stack space-posts">
      <h2 className="vh">Posts</h2>
      {writes && <Composer space={space} labels={labels} />}
      {isInside && !writes && (
        <p className="soft small">Only the people who run this {labels.thing} write posts. You can comment.</p>
      )}
      <List
        list={list}
        shown={list.ids.length}
        things={['post', 'posts']}
        prefix="space-post"
        level={3}
        empty={
          <EmptyState title="Nothing here yet">
            <p>{emptyWords(writes, isInside, labels)}</p>
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
