import { announce } from '#platform/web/announce.ts';
import { failed } from '#platform/web/ui/failed.ts';
import { Hint } from '#platform/web/ui/hint.tsx';
import type { Message } from '../../contract.ts';
import type { ReactionMark } from '../../pure/limits.ts';
import { react } from '../data.ts';
import { putMessage } from '../log/use-log.ts';
import { reactionNames } from '../words.ts';

/** Puts one’s mark, or takes it away when it was there. */
export async function toggleReaction(message: Message, mark: ReactionMark): Promise<void> {
  const had = message.reactions.some((one) => one.mark === mark && one.byMe);
  try {
    putMessage(await react(message.id, had ? null : mark));
    announce(had ? `${reactionNames[mark]} taken away` : `${reactionNames[mark]} added`);
  } catch (error) {
    failed('Couldn’t save your reaction')(error);
  }
}

export function Reactions({ message, canReact }: { readonly message: Message; readonly canReact: boolean }) {
  if (message.reactions.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
    <ul className="plain-list msg-reactions" role="list" aria-label="Reactions">
      {message.reactions.map(({ mark, count, byMe }) => (
        <li key={mark}>
          {canReact ? (
            <Hint description="Reaction">
              <button type="button" aria-pressed={byMe} onClick={() => void toggleReaction(message, mark)}>
                <Mark mark={mark} count={count} byMe={byMe} />
              </button>
            </Hint>
          ) : (
            <span className="msg-reaction">
              <Mark mark={mark} count={count} byMe={byMe} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

const Mark = ({ mark, count, byMe }: Message['reactions'][number]) => (
  <>
    <span aria-hidden="true">{mark}</span>
    <span className="vh">{reactionNames[mark]}, </span>
    <span className="num">{count}</span>
    {byMe && <span className="msg-yours">yours</span>}
  </>
);
