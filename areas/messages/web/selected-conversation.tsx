import { ChevronLeft } from 'lucide-react';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { useConversation, type Which } from './data.ts';
import { ConversationPane } from './pane/conversation-pane.tsx';
import { messagesWords } from './words.ts';

/** Links lead to the field: /messages/12#write. */
export const writeId = 'write';
const headingId = 'conversation';

/** The right side (MESSAGES-09). `?at=34` begins at that message. */
export function SelectedConversation({ which }: { readonly which: Which }) {
  const [query] = useQueryParams();
  const at = Number(query.get('at'));
  const { data } = useConversation(which);
  useTitle(data && messagesWords(data));
  return (
    <section className="sheet pane-sheet" aria-labelledby={headingId}>
      <ConversationPane
        conversation={which}
        headingId={headingId}
        writeId={writeId}
        around={Number.isInteger(at) && at > 0 ? at : undefined}
        before={
          <ButtonLink variant="quiet" icon={ChevronLeft} href="/messages" className="pane-back">
            Conversations
          </ButtonLink>
        }
        onGone={() => navigate('/messages')}
      />
    </section>
  );
}
