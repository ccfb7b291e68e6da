import { useId } from 'react';
import { statusOf, textForPeople } from '#platform/web/client/error.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { useConversation, type Which } from '../data.ts';
import type { Unsent } from '../log/unsent.ts';
import { useUnsent } from '../log/use-unsent.ts';
import { LoadedPane } from './loaded-pane.tsx';
import type { ConversationPaneProps } from './pane-props.ts';
import { UnsentList } from './unsent-list.tsx';
import '../messages.css';

const isFor = ({ to }: Unsent, which: Which) =>
  'id' in which
    ? 'conversationId' in to && to.conversationId === which.id
    : 'recipientId' in to && to.recipientId === which.with;

/** One conversation: on the screen of messages and in the windows of the chat. */
export function ConversationPane(props: ConversationPaneProps) {
  const { data, error, loading, refreshing, retry } = useConversation(props.conversation);
  const ownHeadingId = useId();
  const headingId = props.headingId ?? ownHeadingId;
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
        <h2 id={headingId} className="vh" tabIndex={-1}>
          Conversation
        </h2>
        {loading || !error ? (
          <Skeleton count={3} look="row" label="Loading messages" />
        ) : statusOf(error) === 404 ? (
          <EmptyState level="p" title="We couldn’t find this conversation">
            <p>It may have been removed.</p>
          </EmptyState>
        ) : (
          <>
            <ErrorState
              level="p"
              title="Couldn’t load the messages"
              retryLabel="Retry messages"
              onRetry={retry}
              retrying={refreshing}
            >
              {textForPeople(error)}
            </ErrorState>
            <UnsentOf which={props.conversation} headingId={headingId} />
          </>
        )}
      </div>
    </div>
  );
}

function UnsentOf({ which, headingId }: { readonly which: Which; readonly headingId: string }) {
  const { unsent, queue } = useUnsent();
  return (
    <UnsentList
      waiting={unsent.filter((one) => isFor(one, which))}
      queue={queue}
      toField={() => document.getElementById(headingId)?.focus()}
    />
  );
}
