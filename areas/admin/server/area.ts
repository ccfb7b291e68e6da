import { broadcast, rejudge, serverArea } from '#platform/server/area.ts';
import { adminContract, rolesChanged } from '../contract.ts';
import { grantRole, revokeRole } from './change-role.ts';
import { getMember } from './get-member.ts';
import { listMembers } from './list-members.ts';
import { matrix } from './matrix.ts';
import { personalData } from './personal-data.ts';

export const admin = serverArea({
  contract: adminContract,
  handlers: { listMembers, getMember, grantRole, revokeRole },
  broadcasts: [broadcast(rolesChanged, ({ userId }) => [`user:${userId}`])],
  rejudges: [rejudge(rolesChanged, ({ userId }) => [userId])],
  personalData,
  matrix,
});
