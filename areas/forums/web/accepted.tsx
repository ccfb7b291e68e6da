import { CircleCheck } from 'lucide-react';
import type { Comment } from '#areas/posts/contract.ts';
import { AuthorLink } from '#areas/posts/web/public.ts';
import { Readable } from '#platform/web/speech/readable.tsx';
import { absoluteTime } from '#platform/web/time/relative-time.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import type { Topic } from '../contract.ts';
import { replyHref } from './place.ts';
import { ReplyText } from './reply-text.tsx';

/** The answer stands above all replies; in its place among them it is marked. */
export const Accepted = ({ comment, topic }: { readonly comment: Comment; readonly topic: Topic }) => (
  <article className="sheet topic-answer" id="accepted-answer" tabIndex={-1} aria-labelledby="answer-title">
    <p className="topic-flag">
      <Icon icon={CircleCheck} />
      <span>Accepted answer</span>
      {topic.acceptedAt && <span className="small">Chosen {absoluteTime(topic.acceptedAt)}</span>}
    </p>
    <header className="topic-head">
      <Avatar name={comment.author.displayName} src={comment.author.avatar} />
      <div>
        <h2 id="answer-title">
          Answer by <AuthorLink author={comment.author} />
        </h2>
        <p>
          <Link href={replyHref(topic.id, comment.number)} className="reply-to-link">
            Go to it in the replies, reply {comment.number}
          </Link>
        </p>
      </div>
    </header>
    <Readable what="the accepted answer" className="topic-text stack">
      <ReplyText comment={{ ...comment, number: 0 }} />
    </Readable>
  </article>
);
