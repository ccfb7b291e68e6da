import type { ReactNode } from 'react';
import type { Person } from '#platform/contract/fields.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Chip } from '../ui/chip.tsx';
import { Link } from '../ui/link.tsx';
import { teamName } from './team-name.ts';
import './team.css';

/** One of a team: who, in which role, and what can be done about them. */
export function TeamLine({
  member: { person, mine },
  roleWord,
  chips,
  children,
}: {
  readonly member: { readonly person: Person | null; readonly mine: boolean };
  readonly roleWord: string;
  readonly chips?: ReactNode;
  readonly children?: ReactNode;
}) {
  const name = teamName(person, roleWord);
  return (
    <li className="team-line">
      <Avatar name={name} src={person?.avatar} size="s" />
      <span className="team-line-name">
        {person ? <Link href={`/profile/${person.id}`}>{name}</Link> : name}
        {mine && <span className="soft"> (you)</span>}
      </span>
      <span className="row">
        <Chip>{roleWord}</Chip>
        {chips}
      </span>
      {children}
    </li>
  );
}
