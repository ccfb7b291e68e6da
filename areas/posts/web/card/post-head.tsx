import type { ReactNode } from 'react';
import { Time } from '#platform/web/time/time.tsx';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import type { Post } from '../../contract.ts';
import { feelingWords } from '../../pure/feeling-words.ts';
import { AuthorLink } from '../author-link.tsx';
import { audienceWords, postName } from '../words.ts';

interface Props {
  readonly post: Post;
  readonly level: 2 | 3;
  readonly menu: ReactNode;
}

/** Who, where, when and for whom. The time is the link to the post by itself. */
export function PostHead({ post, level, menu }: Props) {
  const { id, author, feeling, createdAt, editedAt, audience, path } = post;
  const Heading = `h${level}` as 'h3';
  return (
    <header className="post-head">
      <Avatar name={author.displayName} src={author.avatar} />
      <div className="post-who">
        <Heading id={`post-${id}-author`}>
          <AuthorLink author={author} />
          {feeling && <span className="post-feeling"> is feeling {feelingWords(feeling)}</span>}
        </Heading>
        <p>
          {author.location && `${author.location} · `}
          <Link href={path} className="plain">
            <span id={`post-${id}-time`}>
              <Time value={createdAt} />
            </span>
            <span className="vh"> {postName(post)}</span>
          </Link>
          {' · '}
          {audienceWords[audience]}
          {editedAt && ' · Edited'}
          {post.mine && post.anonymous && ' · Yours, without your name'}
        </p>
      </div>
      {menu}
    </header>
  );
}
