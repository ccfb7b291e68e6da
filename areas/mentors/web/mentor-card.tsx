import { counted } from '#platform/contract/counted.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import type { Mentor } from '../contract.ts';
import { focusWords } from '../pure/options.ts';
import { Reasons } from './reasons.tsx';
import { ratingText, roomText, whyNot, yearsText } from './words.ts';

/** MENTOR-25: one mentor among those that are found. */
export function MentorCard({ mentor }: { readonly mentor: Mentor }) {
  const { id, name, title, bio } = mentor;
  return (
    <li className="sheet mentor" id={`mentor-${id}`}>
      <div className="mentor-who">
        <Avatar name={name} src={mentor.avatar} />
        <div>
          <div className="row">
            <h3>
              <Link href={`/mentor-matching/mentors/${id}`}>{name}</Link>
            </h3>
            <RoomChip mentor={mentor} />
          </div>
          <p className="soft">{title}</p>
        </div>
      </div>
      <p className="mentor-text" data-may-clip="">
        {bio}
      </p>
      <Expertise mentor={mentor} />
      <MentorLines mentor={mentor} />
      <Reasons reasons={mentor.reasons} name={name} />
      <AskLink mentor={mentor} />
    </li>
  );
}

export const RoomChip = ({ mentor }: { readonly mentor: Mentor }) => (
  <Chip tone={mentor.room > 0 ? 'ok' : 'plain'}>{roomText(mentor)}</Chip>
);

export const Expertise = ({ mentor: { expertise, focusAreas } }: { readonly mentor: Mentor }) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
  <ul className="plain-list mentor-chips" role="list" aria-label="Helps with">
    {[...focusAreas.map((focus) => focusWords[focus]), ...expertise].map((words) => (
      <li key={words}>
        <Chip>{words}</Chip>
      </li>
    ))}
  </ul>
);

export function MentorLines({ mentor }: { readonly mentor: Mentor }) {
  const { responseTime, totalMentorships, isChecked } = mentor;
  const lines = [
    ratingText(mentor),
    counted(totalMentorships, 'mentorship'),
    yearsText(mentor.experience),
    responseTime && `Usually answers ${responseTime.startsWith('within') ? responseTime : `in ${responseTime}`}`,
    isChecked ? 'Checked by moderators' : 'Not checked by moderators yet',
  ].filter(Boolean);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
    <ul className="plain-list mentor-lines" role="list" aria-label="About this mentor">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

interface AskLinkProps {
  readonly mentor: Mentor;
  /** The one thing to do on the page; among many mentors each is one of them. */
  readonly variant?: 'primary';
}

export function AskLink({ mentor, variant }: AskLinkProps) {
  const why = whyNot(mentor);
  // The chip beside the name says it already.
  if (why === roomText(mentor)) return null;
  if (why) return <p className="soft">{why}</p>;
  return (
    <div className="row">
      <ButtonLink href={`/mentor-matching/mentors/${mentor.id}/ask`} variant={variant}>
        Request mentorship<span className="vh"> from {mentor.name}</span>
      </ButtonLink>
    </div>
  );
}
