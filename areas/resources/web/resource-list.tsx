import type { ReactNode } from 'react';
import type { EntityList } from '#platform/web/cache/use-list.ts';
import { List } from '#platform/web/ui/list.tsx';
import { ResourceCard } from './resource-card.tsx';

interface ResourceListProps {
  readonly list: EntityList;
  readonly total?: number | undefined;
  readonly empty: ReactNode;
}

export const ResourceList = ({ list, total, empty }: ResourceListProps) => (
  <List
    list={list}
    shown={list.ids.length}
    total={total}
    things={['resource', 'resources']}
    prefix="resource"
    level={3}
    empty={empty}
  >
    {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
    <ul className="plain-list list" role="list">
      {list.ids.map((id) => (
        <ResourceCard key={id} id={Number(id)} />
      ))}
    </ul>
  </List>
);
