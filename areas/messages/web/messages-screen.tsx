import { EmptyState } from '#platform/web/ui/states.tsx';
import { PostOffice } from './post-office.tsx';

/** MESSAGES-01, MESSAGES-12. */
export function Screen() {
  return (
    <PostOffice selected={undefined}>
      <div className="sheet pane-empty">
        <EmptyState level={2} title="Select a conversation">
          <p>Choose a conversation from the list to start messaging</p>
        </EmptyState>
      </div>
    </PostOffice>
  );
}
