import type { ReactNode } from 'react';
import type { EntityList } from '#platform/web/cache/use-list.ts';
import { List } from '#platform/web/ui/list.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { MemberRow } from './member-row.tsx';

/** Followers, or whom somebody follows. */
export function MemberList({
  list,
  total,
  empty,
}: {
  readonly list: EntityList;
  readonly total: number;
  readonly empty: ReactNode;
}) {
  return (
    <List
      list={list}
      shown={list.ids.length}
      total={total}
      things={['member', 'members']}
      prefix="member"
      empty={<EmptyState level="p" title={empty} />}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list list" role="list">
        {list.ids.map((id) => (
          <MemberRow key={id} id={Number(id)} />
        ))}
      </ul>
    </List>
  );
}
