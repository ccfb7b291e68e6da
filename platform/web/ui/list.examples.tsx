import type { ListState } from '../cache/use-list.ts';
import type { Examples } from '../gallery/examples.ts';
import { List } from './list.tsx';
import { EmptyState, EndState } from './states.tsx';

const still: ListState = {
  error: null,
  loading: false,
  refreshing: false,
  retry: () => undefined,
  hasMore: false,
  loadingMore: false,
  moreError: null,
  loadMore: () => undefined,
  firstNewId: undefined,
  newCount: 0,
};

const Names = ({ state = {}, names = [] }: { state?: Partial<ListState>; names?: readonly string[] }) => (
  <List
    list={{ ...still, ...state }}
    shown={names.length}
    total={64}
    things={['member', 'members']}
    prefix="example"
    level={4}
    empty={<EmptyState level="p" title="No members yet" />}
    end={<EndState title="That’s all." />}
  >
    {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
    <ul className="plain-list list" role="list">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  </List>
);

export const examples: Examples = [
  { title: 'Empty', render: () => <Names /> },
  { title: 'More to come', render: () => <Names names={['Ana Silva', 'Bo Nguyen']} state={{ hasMore: true }} /> },
  { title: 'The end', render: () => <Names names={['Ana Silva', 'Bo Nguyen']} /> },
  { title: 'It failed', render: () => <Names state={{ error: new Error('away') }} /> },
];
