import { EmptyState } from '#platform/web/ui/states.tsx';
import { TopicList } from './topic-list.tsx';
import './forums.css';

/** Discussions and questions of one member, for the profile. */
export const TopicsBy = ({ id, name }: { readonly id: number; readonly name: string }) => (
  <>
    <h2 className="vh">Discussions</h2>
    <TopicList
      authorId={id}
      empty={
        <EmptyState title="No discussions started yet">
          <p>{name} hasn’t started any discussions or questions you can see.</p>
        </EmptyState>
      }
    />
  </>
);
