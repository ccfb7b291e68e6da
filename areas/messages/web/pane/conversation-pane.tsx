import type { ReactNode } from 'react';
import { statusOf, textForPeople } from '#platform/web/client/error.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { useConversation, type Which } from '../data.ts';
import { LoadedPane } from './loaded-pane.tsx';
import '../messages.css';

export interface ConversationPaneProps {
  readonly conversation: Which;
  /** In a window of the chat: less around it. */
  readonly compact?: boolean | undefined;
  /** Id of the heading, by which what is around it is named. */
  readonly headingId?: string | undefined;
  /** Id of the field to write in. */
  readonly writeId?: string | undefined;
  /** Begins at the message with this number. */
  readonly around?: number | undefined;
  /** Before the name: the way back, or nothing. */
  readonly before?: ReactNode;
  /** After the menu: a button that closes the window, or nothing. */
  readonly after?: ReactNode;
  /** The conversation is not there any more for its reader: declined, deleted, left or blocked. */
  readonly onGone?: (() => void) | undefined;
  /** Nothing is said: what comes into a window that is not in use is told as a count elsewhere. */
  readonly silent?: boolean | undefined;
}

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
          <ErrorState level="p" title="The messages did not load" onRetry={retry} retrying={refreshing}>
            {textForPeople(error)}
          </ErrorState>
        )}
      </div>
    </div>
  );
}
