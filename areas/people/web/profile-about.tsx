import { Glossary } from '#platform/web/preferences/glossary.tsx';
import { Readable } from '#platform/web/speech/readable.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { User } from '../contract.ts';
import { monthOf } from './words.ts';

/** PROFILE-15 and 16: only what the member has written themselves. */
export function ProfileAbout({ user }: { readonly user: User }) {
  const { bio, interests, memberSince, displayName, isMe } = user;
  const nothing = (whose: string) => (
    <p className="soft">
      {isMe ? `You haven’t written ${whose} yet. ` : `${displayName} has not written ${whose} yet.`}
      {isMe && <Link href={`/profile/${user.id}/edit`}>Edit your profile</Link>}
    </p>
  );
  return (
    <div className="stack profile-about">
      <Section title="Bio" side region={false}>
        {bio ? (
          <Readable what={isMe ? 'your bio' : `${displayName}’s bio`}>
            <p className="prose profile-bio">
              <Glossary text={bio} />
            </p>
          </Readable>
        ) : (
          nothing('a bio')
        )}
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
