import { BadgeCheck, CalendarClock, Check, MailCheck, MapPin, UserCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { urlOf } from '#platform/web/client/address.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import type { ConnectionPerson, PersonPhoto } from '../contract.ts';
import type { Interest } from '../pure/options.ts';
import {
  aimWords,
  distanceWords,
  factWords,
  interestWords,
  reasonWords,
  supportWords,
  wayWords,
} from '../pure/words.ts';

const lastActive = {
  today: 'Here today',
  week: 'Here this week',
  month: 'Here this month',
  longer: 'Here more than a month ago',
} as const;

const levelIcons = { basic: MailCheck, photo: UserCheck, identity: BadgeCheck } as const;

/** Each level, and what it means. */
export const levelWords: Readonly<
  Record<NonNullable<ConnectionPerson['verificationLevel']>, { readonly title: string; readonly means: string }>
> = {
  basic: { title: 'Email confirmed', means: 'The email address belongs to this account. No more was checked.' },
  photo: { title: 'Photo checked', means: 'A moderator compared the photos with a picture in a pose we asked for.' },
  identity: { title: 'Identity checked', means: 'A moderator saw a document with this person’s name and picture.' },
};

interface PhotoProps {
  readonly person: ConnectionPerson;
  readonly photo: PersonPhoto;
  readonly at: number;
}

const Photo = ({ person: { name, photos }, photo: { id, blurred, description }, at }: PhotoProps) => (
  <img
    className="person-photo"
    src={urlOf('readConnectionPhoto', { id, size: blurred ? 'blurred' : 'small' })}
    alt={blurred ? `Photo ${at + 1} of ${photos.length} of ${name}, blurred` : description}
    loading="lazy"
    decoding="async"
  />
);

/** All photos after the first, which stands in the head. */
export const MorePhotos = ({ person }: { readonly person: ConnectionPerson }) =>
  person.photos.length < 2 ? null : (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
    <ul className="plain-list row person-photos" role="list" aria-label={`More photos of ${person.name}`}>
      {person.photos.slice(1).map((photo, at) => (
        <li key={photo.id}>
          <Photo person={person} photo={photo} at={at + 1} />
        </li>
      ))}
    </ul>
  );

const said = (words: readonly string[]) => words.join(', ');

/** Name, age, what was checked, where and when: the head of a card and of a page. */
export function PersonHead({
  person,
  heading,
  actions,
}: {
  readonly person: ConnectionPerson;
  readonly heading: ReactNode;
  readonly actions?: ReactNode;
}) {
  const { name, avatar, location, distanceKm, verificationLevel, photos } = person;
  const [first] = photos;
  const away = distanceKm === null ? '' : distanceWords(distanceKm);
  const behind = away && `, ${away.charAt(0).toLowerCase()}${away.slice(1)}`;
  const where = location && location !== away ? `${location}${behind}` : away;
  return (
    <div className="person-head">
      {first ? <Photo person={person} photo={first} at={0} /> : <Avatar name={name} src={avatar} size="xl" />}
      <div className="stack person-names">
        <div className="row">
          {heading}
          {verificationLevel && (
            <Chip tone="ok" icon={levelIcons[verificationLevel]}>
              {levelWords[verificationLevel].title}
              <VisuallyHidden>: {levelWords[verificationLevel].means}</VisuallyHidden>
            </Chip>
          )}
        </div>
        <p className="soft row person-meta">
          {where && (
            <span className="row">
              <Icon icon={MapPin} />
              {where}
            </span>
          )}
          <span className="row">
            <Icon icon={CalendarClock} />
            {lastActive[person.lastActive]}
          </span>
        </p>
        {first?.blurred && <p className="soft">Photos are blurred until you match.</p>}
        {actions}
      </div>
    </div>
  );
}

/** What the member says, as far as it is seen. */
export function PersonFacts({
  person,
  mine,
}: {
  readonly person: ConnectionPerson;
  readonly mine: readonly Interest[];
}) {
  const { bio, lookingFor, communicationPrefs, interests, accessibilitySupport, facts, relationshipStatus } = person;
  const items = [
    { label: 'Looking for', value: said(lookingFor.map((one) => aimWords[one])) },
    { label: 'Likes to talk by', value: said(communicationPrefs.map((one) => wayWords[one])) },
    { label: 'Relationship status', value: relationshipStatus },
    { label: 'Accessibility you both named', value: said(accessibilitySupport.map((one) => supportWords[one])) },
    ...facts.map(({ fact, text }) => ({ label: factWords[fact], value: text })),
  ];
  return (
    <>
      {bio && <p className="prose person-bio">{bio}</p>}
      <Facts items={items.filter(({ value }) => value)} />
      {interests.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="plain-list row" role="list" aria-label={`Interests of ${person.name}`}>
          {interests.map((one) => (
            <li key={one}>
              {mine.includes(one) ? (
                <Chip tone="action" icon={Check}>
                  {interestWords[one]}
                  <VisuallyHidden>, you too</VisuallyHidden>
                </Chip>
              ) : (
                <Chip>{interestWords[one]}</Chip>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Why the score is what it is. */
export const Reasons = ({ person, level }: { readonly person: ConnectionPerson; readonly level: 3 | 4 }) => {
  const Heading = `h${level}` as 'h3';
  return (
    <section className="person-why" aria-label={`Why ${person.matchScore} of 100 for ${person.name}`}>
      <Heading className="person-score">
        <b className="num">{person.matchScore}</b> of 100
      </Heading>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list" role="list">
        {person.reasons.map(({ kind, points, most, words }) => (
          <li key={kind} className="person-reason">
            <b className="num">
              {points} of {most}
            </b>
            <span>
              <strong>{reasonWords[kind]}</strong>
              <br />
              {words}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
