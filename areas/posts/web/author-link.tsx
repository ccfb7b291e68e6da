import type { Person } from '#platform/contract/fields.ts';
import { Link } from '#platform/web/ui/link.tsx';

/** Whoever writes without their name has no username, and no page. */
export const isNamed = ({ username }: Person): boolean => username !== '';

/** What a report says of the author; nothing where no one knows who it is. */
export const reportedAuthor = (author: Person) =>
  isNamed(author) ? { reportedUserId: author.id, reportedName: author.displayName } : {};

interface Props {
  readonly author: Person;
  readonly className?: string;
}

/** The name of an author, with the way to their profile where there is one. */
export const AuthorLink = ({ author, className = 'plain' }: Props) =>
  isNamed(author) ? (
    <Link href={`/profile/${author.id}`} className={className}>
      {author.displayName}
    </Link>
  ) : (
    <span>{author.displayName}</span>
  );
