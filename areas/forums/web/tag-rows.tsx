import { Link } from '#platform/web/ui/link.tsx';
import { FollowTag } from './follow-tag.tsx';

/** Tags, each with its posts and the choice to follow it. */
export const TagRows = ({ tags }: { readonly tags: readonly string[] }) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
  <ul className="plain-list" role="list">
    {tags.map((tag) => (
      <li key={tag} className="row">
        <Link href={`/tag/${encodeURIComponent(tag)}`} className="forum-touch">
          #{tag}
        </Link>
        <FollowTag tag={tag} />
      </li>
    ))}
  </ul>
);
