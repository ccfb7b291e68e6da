import type { User } from '#areas/people/contract.ts';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { TopicList } from './topic-list.tsx';
import './forums.css';

/** Discussions and questions of one member. */
export const Panel = ({ user: { id, displayName } }: { readonly user: User }) => (
  <>
    <h2 className="vh">Discussions</h2>
    <TopicList
      authorId={id}
      empty={
        <EmptyState title="No discussions started yet">
          <p>{displayName} hasn’t started any discussions or questions you can see.</p>
        </EmptyState>
      }
    />
  </>
);
