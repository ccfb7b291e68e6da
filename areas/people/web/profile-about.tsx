import { Chip } from '#platform/web/ui/chip.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { HowToTalk, User } from '../contract.ts';
import { monthOf } from './words.ts';

/** PROFILE-15 and 16: only what the member has written themselves. */
export function ProfileAbout({ user }: { readonly user: User }) {
  const { bio, interests, memberSince, displayName, isMe } = user;
  const nothing = (whose: string) => (
    <p className="soft">
      {isMe ? `You have not written ${whose} yet. ` : `${displayName} has not written ${whose} yet.`}
      {isMe && <Link href={`/profile/${user.id}/edit`}>Edit your profile</Link>}
    </p>
  );
  return (
    <div className="stack profile-about">
      <Section title="Bio" side region={false}>
        {bio ? <p className="prose profile-bio">{bio}</p> : nothing('a bio')}
      </Section>
      <Section title="Interests" side region={false}>
        {interests.length > 0 ? (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
          <ul className="plain-list row" role="list">
            {interests.map((interest) => (
              <li key={interest}>
                <Chip>{interest}</Chip>
              </li>
            ))}
          </ul>
        ) : (
          nothing('any interests')
        )}
      </Section>
      <Section title="Member since" side region={false}>
        <p>
          <time dateTime={memberSince}>{monthOf(memberSince)}</time>
        </p>
      </Section>
    </div>
  );
}

const written = ({ pace, channels, helps }: HowToTalk, pronouns: string) =>
  [
    { label: 'Pronouns', value: pronouns },
    { label: 'Pace', value: pace },
    { label: 'Best way', value: channels.join(', ') },
    { label: 'What helps', value: helps },
  ].filter(({ value }) => value !== '');

/** In the member's own words; nothing at all when they have written nothing. */
export function TalkCard({ user }: { readonly user: User }) {
  const items = user.howToTalk ? written(user.howToTalk, user.pronouns) : [];
  if (items.length === 0) return null;
  return (
    <Section title="How to talk with me" side>
      <Facts items={items} />
    </Section>
  );
}
