import { counted } from '#platform/contract/counted.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import type { SinceVisit, Topic } from '../contract.ts';
import { replyHref } from './place.ts';
import { repliesNamed } from './words.ts';

interface Props {
  readonly topicId: number;
  readonly since: SinceVisit;
  readonly accepted: Topic['accepted'];
}

/** What changed since the last visit, as a plain list of facts. */
export function Since({ topicId, since, accepted }: Props) {
  const { at, replies, from, edited, openingEdited } = since;
  const answer = since.accepted && accepted;
  if (!answer && replies === 0 && edited.length === 0 && !openingEdited) return null;
  return (
    <section className="since" aria-labelledby="since-title">
      <h2 id="since-title">Since you were here</h2>
      <p className="small">
        You last read this <Time midSentence value={at} />.
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list" role="list">
        {answer && (
          <li>
            <Link className="forum-touch since-link" href="#accepted-answer">
              An answer was accepted: reply {answer.number}
            </Link>
          </li>
        )}
        {replies > 0 && from !== null && (
          <li>
            <Link className="forum-touch since-link" href={replyHref(topicId, from)}>
              {counted(replies, 'new reply', 'new replies')}, from reply {from}
            </Link>
          </li>
        )}
        {openingEdited && (
          <li>
            <Link className="forum-touch since-link" href="#topic-text">
              The topic’s own text was edited
            </Link>
          </li>
        )}
        {edited[0] !== undefined && (
          <li>
            <Link className="forum-touch since-link" href={replyHref(topicId, edited[0])}>
              {edited.length === 1
                ? `Reply ${edited[0]} was edited`
                : `${edited.length} edited: ${repliesNamed(edited)}`}
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}
