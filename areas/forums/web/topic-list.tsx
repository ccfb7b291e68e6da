import { Fragment, type ReactNode } from 'react';
import { BetweenItems } from '#platform/web/between.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { categories } from '../pure/categories.ts';
import { type Filter, useTopicStates, useTopics } from './data.ts';
import { TopicItem } from './topic-item.tsx';

interface Props {
  readonly forumId?: number | undefined;
  readonly filter?: Filter | undefined;
  readonly authorId?: number | undefined;
  readonly empty: ReactNode;
}

/** Topics, last answered first; of a category, those that moderators pinned come before. */
export function TopicList({ forumId, filter, authorId, empty }: Props) {
  const parted = forumId !== undefined && filter === undefined;
  const pinned = useTopics({ forumId, pinned: true }, parted);
  const list = useTopics({ forumId, filter, authorId, ...(parted && { pinned: false }) });
  const ids = [...(parted ? pinned.ids : []), ...list.ids];
  useTopicStates(ids);
  const about = categories.find(({ id }) => id === forumId)?.name;
  // As many as a first look at a category shows.
  if (list.loading || (parted && pinned.loading)) return <Skeleton count={5} label="Loading the discussions" />;
  return (
    <List
      list={list}
      shown={ids.length}
      things={['discussion', 'discussions']}
      prefix="topic"
      level={3}
      moreLabel="Load More Discussions"
      empty={empty}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list forum-talk" role="list">
        {ids.map((id, index) => (
          <Fragment key={id}>
            <TopicItem id={Number(id)} />
            {authorId === undefined && <BetweenItems surface="forums" topic={about} inList after={index + 1} />}
          </Fragment>
        ))}
      </ul>
    </List>
  );
}
