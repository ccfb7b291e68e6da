import { useSession } from '#platform/web/session.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Link } from '#platform/web/ui/link.tsx';

/** FEED-02: the way to one's own profile; the plan's words are the account's own (C-25). */
export function ProfileShortcut() {
  const { member } = useSession();
  if (!member) return null;
  return (
    <Link className="me" href={`/profile/${member.id}`}>
      <Avatar name={member.displayName} src={member.avatar} size="l" />
      <span>
        <strong>{member.displayName}</strong> <span className="soft small">{member.planLabel}</span>
      </span>
    </Link>
  );
}
