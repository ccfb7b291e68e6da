import type { Role } from '#platform/contract/roles.ts';

/** Roles with power over others: they count only for somebody who signs in with two steps, or with a passkey. */
export const guardedRoles: readonly Role[] = ['moderator', 'duty', 'admin'];
/** Of these, those that need it again after some hours. A supporter on duty is not cut off from somebody in a crisis. */
const renewedRoles: readonly Role[] = ['moderator', 'admin'];

/** SQL: has this member a second factor, an authenticator app that was confirmed or a passkey? */
export const hasSecondFactorSql = (userId: string) =>
  `(exists (select 1 from second_factors f where f.user_id = ${userId} and f.confirmed_at is not null)
    or exists (select 1 from passkeys p where p.user_id = ${userId}))`;

const asArray = (roles: readonly Role[]) => `'{${roles.join(',')}}'::text[]`;
const guarded = asArray(guardedRoles);

/**
 * SQL: the roles of users u that count. `sample`: one of the demo's cast was chosen, who have nothing to sign in with;
 * `secondStep`: a second factor was shown in this session; `recently`: within the hours that it counts for everything.
 * All are conditions in SQL.
 */
export const rolesInForceSql = ({
  sample,
  secondStep,
  recently = secondStep,
}: {
  sample: string;
  secondStep: string;
  recently?: string;
}) => `case
    when not (u.roles && ${guarded}) or (${sample}) then u.roles
    when (${secondStep}) and ${hasSecondFactorSql('u.id')} then array(select one from unnest(u.roles) as one
      where (${recently}) or one <> all (${asArray(renewedRoles)}))
    else array(select one from unnest(u.roles) as one where one <> all (${guarded}))
  end`;
