import { Time } from '#platform/web/time/time.tsx';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import type { FoundMember, FoundPost } from '../contract.ts';

const beginning = (text: string) => text.trim().split(/\s+/).slice(0, 8).join(' ');

/** Every link says which post it leads to; a warned post is not quoted. */
function nameOf({ title, author, content, contentWarning }: FoundPost): string {
  if (title) return title;
  const by = `Post by ${author.displayName}`;
  return contentWarning ? `${by}, with a content warning` : `${by}: ${beginning(content)} …`;
}

/** A piece from the middle says so. */
const pieceOf = ({ content, snippet }: FoundPost) =>
  content.trim().startsWith(snippet.slice(0, 20)) ? snippet : `… ${snippet}`;

/** A post that matches; a warning stands in place of the words it warns of. */
export function PostHit({ post }: { readonly post: FoundPost }) {
  const { id, author, contentWarning, createdAt } = post;
  return (
    <li className="hit" id={`hit-post-${id}`}>
      <h3>
        <Link href={`/post/${id}`}>{nameOf(post)}</Link>
      </h3>
      {contentWarning ? (
        <p>
          <strong>Content warning:</strong> {contentWarning}
        </p>
      ) : (
        <p className="hit-text">{pieceOf(post)} …</p>
      )}
      <p className="soft small hit-facts">
        <span>By {author.displayName}</span>
        <Time value={createdAt} />
      </p>
    </li>
  );
}

export function PersonHit({ member }: { readonly member: FoundMember }) {
  const { id, displayName, username, avatar, bio, location } = member;
  return (
    <li className="hit hit-person" id={`hit-person-${id}`}>
      <Avatar name={displayName} src={avatar} />
      <div>
        <h3>
          <Link href={`/profile/${id}`}>{displayName}</Link>
        </h3>
        {bio && <p className="hit-text">{bio}</p>}
        <p className="soft small hit-facts">
          <span>@{username}</span>
          {location && <span>{location}</span>}
        </p>
      </div>
    </li>
  );
}
