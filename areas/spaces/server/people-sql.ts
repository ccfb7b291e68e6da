import { isOpenText } from '#areas/people/server/public.ts';
import { avatarOf } from '#platform/contract/fields.ts';
import type { SpaceAuthor, SpaceRole } from '../contract.ts';

/**
 * SQL: what the member m wrote is shown to the viewer. A block hides each from the other, with one exception: who is
 * blocked and has another name here stays visible to the blocker. Otherwise blocking somebody and looking who is gone
 * would tell whose name it is.
 */
export const shownText = (viewer: string, m: string) =>
  `(${isOpenText(`${m}.user_id`)}
    and not exists (select 1 from blocks b where b.blocker_id = ${m}.user_id and b.blocked_id = ${viewer})
    and (${m}.alias <> '' or not exists (
      select 1 from blocks b where b.blocker_id = ${viewer} and b.blocked_id = ${m}.user_id)))`;

/** SQL: the name that others see, of a member m who is the user u. */
export const nameText = `case when m.alias <> '' then m.alias else u.name end`;

/** SQL: what authorOf makes an author of. A number is answered for whoever uses their own name, and for nobody else. */
export const authorColumns = (viewer: string) => `m.no, ${nameText} as name, m.user_id = ${viewer} as mine,
  case when m.state = 'member' then m.role end as role,
  case when m.alias = '' then json_build_object('id', u.id, 'displayName', u.name, 'username', u.username) end as person`;

export interface RawAuthor {
  readonly no: number;
  readonly name: string;
  readonly mine: boolean;
  readonly role: SpaceRole | null;
  readonly person: { id: number; displayName: string; username: string } | null;
}

export const authorOf = ({ no, name, mine, role, person }: RawAuthor): SpaceAuthor => ({
  no,
  name,
  mine,
  role,
  person: person && { ...person, avatar: avatarOf(person.id) },
});
