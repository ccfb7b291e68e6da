import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { Conversation } from '../../contract.ts';
import { SymbolBoard, type SymbolMessage } from '../symbols/public.ts';
import { isOfPair, whomOf } from '../words.ts';

interface Props {
  readonly head: Conversation;
  readonly onClose: () => void;
  readonly onSend: (message: SymbolMessage) => void;
}

/** A sentence in pictures, for this conversation. What is unfinished is kept. */
export function SymbolDialog({ head, onClose, onSend }: Props) {
  const draftKey = isOfPair(head) && head.otherUser ? `with:${head.otherUser.id}` : `${head.id}`;
  return (
    <Dialog open onClose={onClose} title="Symbol board" size="l">
      <SymbolBoard to={whomOf(head)} sending={false} draftKey={draftKey} level={3} onSend={onSend} />
    </Dialog>
  );
}
