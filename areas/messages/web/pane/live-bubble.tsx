import type { Conversation } from '../../contract.ts';
import { whomOf } from '../words.ts';

/** Letters as they come. They are said elsewhere, by sentences. */
export const LiveBubble = ({ head, text }: { readonly head: Conversation; readonly text: string }) => (
  <div className="msg msg-live">
    <p className="msg-bubble">
      <span className="msg-live-who">{whomOf(head)} is typing: </span>
      {text}
    </p>
  </div>
);
