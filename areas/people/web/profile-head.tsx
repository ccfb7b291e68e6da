import { CalendarDays, Link as LinkIcon, MapPin, Pencil } from 'lucide-react';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import type { User } from '../contract.ts';
import { BlockButton } from './block-button.tsx';
import { FollowButton } from './follow-button.tsx';
import { counted, monthOf, shortAddress } from './words.ts';

function Actions({ user }: { readonly user: User }) {
  if (user.isMe) {
    return (
      <ButtonLink href={`/profile/${user.id}/edit`} variant="primary" icon={Pencil}>
        Edit Profile
      </ButtonLink>
    );
  }
  return (
    <>
      <FollowButton id={user.id} name={user.displayName} primary />
      <BlockButton id={user.id} name={user.displayName} />
    </>
  );
}

/** PROFILE-02 and 03. */
export function ProfileHead({ user }: { readonly user: User }) {
  const base = `/profile/${user.id}`;
  return (
    <div className="profile-head">
      <Avatar name={user.displayName} src={user.avatar} size="xl" />
      <PageTitle title={user.displayName} actions={<Actions user={user} />}>
        <p className="soft profile-names">
          <span>@{user.username}</span>
          {user.pronouns && <span>{user.pronouns}</span>}
          {user.followsMe && <span>Follows you</span>}
        </p>
        {user.bio && <p className="lead profile-bio">{user.bio}</p>}
        <ul className="plain-list profile-facts">
          {user.location && (
            <li>
              <Icon icon={MapPin} />
              {user.location}
            </li>
          )}
          <li>
            <Icon icon={CalendarDays} />
            <span>
              Joined <time dateTime={user.memberSince}>{monthOf(user.memberSince)}</time>
            </span>
          </li>
          {user.website && (
            <li>
              <Icon icon={LinkIcon} />
              <a href={user.website} rel="nofollow noopener ugc">
                {shortAddress(user.website)}
              </a>
            </li>
          )}
        </ul>
        <ul className="plain-list profile-counts num">
          <li>
            <Link href={`${base}/following`}>
              <strong>{counted(user.following)}</strong> Following
            </Link>
          </li>
          <li>
            <Link href={`${base}/followers`}>
              <strong>{counted(user.followers)}</strong> Followers
            </Link>
          </li>
          <li>
            <span>
              <strong>{counted(user.postsCount)}</strong> Posts
            </span>
          </li>
        </ul>
      </PageTitle>
    </div>
  );
}
