import { CalendarDays, Eye, Link as LinkIcon, MapPin, MessageCircle, Pencil } from 'lucide-react';
import { inFigures } from '#platform/contract/counted.ts';
import { useSession } from '#platform/web/session.ts';
import { dayInWords } from '#platform/web/time/day-words.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import type { User } from '../contract.ts';
import { BlockButton } from './block-button.tsx';
import { FollowButton } from './follow-button.tsx';
import { MuteButton } from './mute-button.tsx';
import { untilWords } from './mute-words.ts';
import { monthOf, shortAddress } from './words.ts';

function Actions({ user }: { readonly user: User }) {
  const isMember = useSession().member !== null;
  if (user.isMe) {
    return (
      <>
        <ButtonLink href={`/profile/${user.id}/edit`} variant="primary" icon={Pencil}>
          Edit Profile
        </ButtonLink>
        <ButtonLink href={`/profile/${user.id}?as=stranger`} icon={Eye} data-focus-key="view-as">
          View as others
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <FollowButton id={user.id} name={user.displayName} primary />
      {isMember && (
        <ButtonLink
          href={`/messages/with/${user.id}`}
          icon={MessageCircle}
          aria-describedby={user.slowToReply ? 'profile-slow' : undefined}
        >
          Message
        </ButtonLink>
      )}
      <MuteButton user={user} />
      <BlockButton id={user.id} name={user.displayName} />
    </>
  );
}

function Count({
  href,
  count,
  what,
}: {
  readonly href: string | undefined;
  readonly count: number;
  readonly what: string;
}) {
  const words = (
    <>
      <strong>{inFigures(count)}</strong> {what}
    </>
  );
  return href ? <Link href={href}>{words}</Link> : <span>{words}</span>;
}

/** PROFILE-02 and 03. `still` shows it to look at: nothing in it leads anywhere or does anything. */
export function ProfileHead({ user, still = false }: { readonly user: User; readonly still?: boolean }) {
  const base = `/profile/${user.id}`;
  return (
    <>
      {user.banner && (
        <img className="profile-banner" src={user.banner} alt={user.bannerAlt} width={1600} height={400} />
      )}
      <div className="profile-head">
        <Avatar
          name={user.displayName}
          src={user.avatar}
          size="xl"
          alt={user.hasPicture ? user.avatarAlt : undefined}
        />
        <PageTitle title={user.displayName} actions={!still && <Actions user={user} />}>
          <p className="soft profile-names">
            <span>@{user.username}</span>
            {user.pronouns && <span>{user.pronouns}</span>}
            {user.followsMe && <span>Follows you</span>}
          </p>
          {user.slowToReply && !user.isMe && (
            <p className="soft" id="profile-slow">
              {user.displayName} may take longer to reply at the moment.
            </p>
          )}
          {user.mutedByMe && <p className="soft">You have muted this member. {untilWords(user.mutedByMe.until)}.</p>}
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
                {still ? (
                  <span>{shortAddress(user.website)}</span>
                ) : (
                  <a href={user.website} rel="nofollow noopener ugc">
                    {shortAddress(user.website)}
                  </a>
                )}
                {user.websiteCheckedAt && (
                  <span className="soft">
                    Links back to this profile, checked{' '}
                    <time dateTime={user.websiteCheckedAt}>{dayInWords(user.websiteCheckedAt)}</time>
                  </span>
                )}
              </li>
            )}
          </ul>
          <ul className="plain-list profile-counts num">
            <li>
              <Count href={still ? undefined : `${base}/following`} count={user.following} what="Following" />
            </li>
            <li>
              <Count href={still ? undefined : `${base}/followers`} count={user.followers} what="Followers" />
            </li>
            <li>
              <Count href={undefined} count={user.postsCount} what="Posts" />
            </li>
          </ul>
        </PageTitle>
      </div>
    </>
  );
}
