import type { Role } from '#platform/contract/roles.ts';

/** Roles with power over others: they count only for somebody who signs in with two steps, or with a passkey. */
export const guardedRoles: readonly Role[] = ['moderator', 'duty', 'admin'];

/** SQL: has this member a second factor, an authenticator app that was confirmed or a passkey? */
export const hasSecondFactorSql = (userId: string) =>
  `(exists (select 1 from second_factors f where f.user_id = ${userId} and f.confirmed_at is not null)
    or exists (select 1 from passkeys p where p.user_id = ${userId}))`;

const guarded = `'{${guardedRoles.join(',')}}'::text[]`;

/**
 * SQL: the roles of users u that count. `sample`: one of the demo's cast was chosen, who have nothing to sign in with;
 * `secondStep`: a second factor was shown in this session. Both are conditions in SQL.
 */
export const rolesInForceSql = ({ sample, secondStep }: { sample: string; secondStep: string }) => `case
    when not (u.roles && ${guarded}) or (${sample}) then u.roles
    when (${secondStep}) and ${hasSecondFactorSql('u.id')} then u.roles
    else array(select one from unnest(u.roles) as one where one <> all (${guarded}))
  end`;
