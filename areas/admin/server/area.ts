import { broadcast, rejudge, serverArea } from '#platform/server/area.ts';
import { parkedChanged } from '#platform/server/outbox.ts';
import { adminContract, rolesChanged } from '../contract.ts';
import { grantRole, revokeRole } from './change-role.ts';
import { countParkedWork } from './count-parked-work.ts';
import { discardParkedWork } from './discard-parked-work.ts';
import { endMemberSessions } from './end-member-sessions.ts';
import { getMember } from './get-member.ts';
import { listMembers } from './list-members.ts';
import { listParkedWork } from './list-parked-work.ts';
import { matrix } from './matrix.ts';
import { personalData } from './personal-data.ts';
import { retryAllParkedWork, retryParkedWork } from './retry-parked-work.ts';

export const admin = serverArea({
  contract: adminContract,
  handlers: {
    listMembers,
    getMember,
    grantRole,
    revokeRole,
    endMemberSessions,
    listParkedWork,
    countParkedWork,
    retryParkedWork,
    retryAllParkedWork,
    discardParkedWork,
  },
  broadcasts: [
    broadcast(rolesChanged, ({ userId }) => [`user:${userId}`]),
    broadcast(parkedChanged, () => ['parked-work']),
  ],
  rejudges: [rejudge(rolesChanged, ({ userId }) => [userId])],
  topics: { 'parked-work': ({ actor }) => actor.roles.includes('admin') },
  personalData,
  matrix,
});
