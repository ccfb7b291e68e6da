import type { Conversation } from '../../contract.ts';
import { firstName } from '../words.ts';

/** Letters as they come. They are said elsewhere, by sentences. */
export const LiveBubble = ({ head, text }: { readonly head: Conversation; readonly text: string }) => (
  <div className="msg msg-live">
    <p className="msg-bubble">
      <span className="msg-live-who">{firstName(head.title)} is typing: </span>
      {text}
    </p>
  </div>
);
