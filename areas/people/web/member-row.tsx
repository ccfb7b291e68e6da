import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { useMember } from './data.ts';
import { FollowButton } from './follow-button.tsx';

/** One member in a list, with a way to follow. */
export function MemberRow({ id }: { readonly id: number }) {
  const member = useMember(id);
  if (!member) return null;
  const { displayName, username, avatar, bio, location, followsMe } = member;
  return (
    <li className="person-row" id={`member-${id}`}>
      <Avatar name={displayName} src={avatar} />
      <div className="person-words">
        <h2>
          <Link href={`/profile/${id}`}>{displayName}</Link>
        </h2>
        <p className="soft small profile-names">
          <span>@{username}</span>
          {location && <span>{location}</span>}
          {followsMe && <span>Follows you</span>}
        </p>
        {bio && <p className="person-bio">{bio}</p>}
      </div>
      <FollowButton id={id} name={displayName} />
    </li>
  );
}
