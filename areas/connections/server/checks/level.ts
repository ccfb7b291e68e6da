import { type Expression, sql } from 'kysely';
import { checkMonths, type Level } from '../../pure/checks.ts';

/** It was passed, and not too long ago. */
const isValid = (kind: 'photo' | 'identity') => sql<boolean>`k.kind = ${sql.lit(kind)} and k.state = 'passed'
  and k.decided_at > now() - make_interval(months => ${sql.lit(checkMonths)})`;

/** Photos that came later were compared with nothing: the check no longer counts while one of them is there. */
const isOfAllPhotos = sql<boolean>`not exists (select 1 from connection_photos f
  where f.owner_id = k.user_id and f.deleted_at is null and f.created_at > k.asked_at)`;

export const countsNow = sql<boolean>`(${isValid('identity')} or (${isValid('photo')} and ${isOfAllPhotos}))`;

/** The highest level that a member has now. Nobody sets one for themselves. */
export const levelOf = (userId: Expression<number>, emailVerified: Expression<boolean>) => sql<Level | null>`case
  when exists (select 1 from connection_checks k where k.user_id = ${userId} and ${isValid('identity')}) then 'identity'
  when exists (select 1 from connection_checks k where k.user_id = ${userId} and ${isValid('photo')} and ${isOfAllPhotos})
    then 'photo'
  when ${emailVerified} then 'basic' end`;
