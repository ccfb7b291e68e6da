import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import type { MentoringGroup } from '../contract.ts';
import { focusWords, meetingWords } from '../pure/options.ts';
import { hasPlace, placesText, sideWords } from './group-words.ts';
import { Reasons } from './reasons.tsx';

/** One group among those that are found, or among one’s own. */
export function GroupCard({ group }: { readonly group: MentoringGroup }) {
  const { id, name, mentor, side, goals, focusArea, format, when, isChecked, waiting } = group;
  return (
    <li className="sheet mentor" id={`mentoring-group-${id}`}>
      <div className="mentor-who">
        <Avatar name={mentor.name} src={mentor.avatar} />
        <div>
          <div className="row">
            <h3>
              <Link href={`/mentor-matching/groups/${id}`}>{name}</Link>
            </h3>
            <Chip tone={hasPlace(group) ? 'ok' : 'plain'}>{placesText(group)}</Chip>
          </div>
          <p className="soft">With {mentor.name}</p>
        </div>
      </div>
      <p className="mentor-text" data-may-clip="">
        {goals}
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list mentor-lines" role="list" aria-label="About this group">
        <li>{focusWords[focusArea]}</li>
        <li>{meetingWords[format]}</li>
        <li>{when}</li>
        <li>{isChecked ? 'Mentor checked by moderators' : 'Mentor not checked by moderators yet'}</li>
      </ul>
      {side !== 'none' && (
        <p>
          <strong>{sideWords[side]}</strong>
          {waiting > 0 && `. Requests that wait for you: ${waiting}`}
        </p>
      )}
      <Reasons reasons={group.reasons} name={name} />
    </li>
  );
}
