import { statusOf, textForPeople } from '#platform/web/client/error.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { useConversation } from '../data.ts';
import { LoadedPane } from './loaded-pane.tsx';
import type { ConversationPaneProps } from './pane-props.ts';
import '../messages.css';

/** One conversation: on the screen of messages and in the windows of the chat. */
export function ConversationPane(props: ConversationPaneProps) {
  const { data, error, loading, refreshing, retry } = useConversation(props.conversation);
  if (data) return <LoadedPane {...props} head={data} />;
  return (
    <div className="pane" data-compact={props.compact || undefined}>
      <div className="pane-state">
        {(props.before || props.after) && (
          <div className="row">
            {props.before}
            {props.after}
          </div>
        )}
        <h2 id={props.headingId} className="vh">
          Conversation
        </h2>
        {loading || !error ? (
          <Skeleton count={3} look="row" label="Loading messages" />
        ) : statusOf(error) === 404 ? (
          <EmptyState level="p" title="We could not find this conversation">
            <p>It may have been removed.</p>
          </EmptyState>
        ) : (
          <ErrorState
            level="p"
            title="The messages did not load"
            retryLabel="Retry messages"
            onRetry={retry}
            retrying={refreshing}
          >
            {textForPeople(error)}
          </ErrorState>
        )}
      </div>
    </div>
  );
}
