import type { Conversation } from '../../contract.ts';
import { firstName } from '../words.ts';
import { useTyping } from './use-typing.ts';

/** Seen and not said: a sign that comes and goes would talk over the messages. Its place is always there. */
export function TypingLine({ head }: { readonly head: Conversation }) {
  const names = useTyping(head).map(firstName);
  const [first, second] = names;
  return (
    <p className="typing-line">
      {names.length > 2
        ? 'Several people are typing…'
        : second
          ? `${first} and ${second} are typing…`
          : first
            ? `${first} is typing…`
            : ''}
    </p>
  );
}
