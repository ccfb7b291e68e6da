import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import type { SpaceAuthor } from '../contract.ts';

const roles = { owner: 'Owner', moderator: 'Moderator', member: '' } as const;

/** Whoever has another name here leads nowhere. */
export function MemberName({ author }: { readonly author: SpaceAuthor }) {
  const { name, person, role, mine } = author;
  return (
    <span className="space-who">
      <Avatar name={name} src={person?.avatar} size="s" />
      <span className="space-who-words">
        {person ? <Link href={`/profile/${person.id}`}>{name}</Link> : <strong>{name}</strong>}
        {mine && <span className="soft small"> (you)</span>}
        {role && role !== 'member' && <Chip>{roles[role]}</Chip>}
      </span>
    </span>
  );
}
