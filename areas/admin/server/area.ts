import { broadcast, serverArea, type TopicPolicy } from '#platform/server/area.ts';
import { auditChecked } from '#platform/server/audit-check.ts';
import { parkedChanged } from '#platform/server/outbox.ts';
import { adminContract } from '../contract.ts';
import { grantRole, revokeRole } from './change-role.ts';
import { countParkedWork } from './count-parked-work.ts';
import { discardParkedWork } from './discard-parked-work.ts';
import { endMemberSessions } from './end-member-sessions.ts';
import { getAuditState } from './get-audit-state.ts';
import { getMember } from './get-member.ts';
import { listAuditRecords } from './list-audit-records.ts';
import { listMembers } from './list-members.ts';
import { listParkedWork } from './list-parked-work.ts';
import { matrix } from './matrix.ts';
import { notices } from './notices.ts';
import { parkedCommands } from './parked-commands.ts';
import { personalData } from './personal-data.ts';
import { reactions } from './reactions.ts';
import { retryAllParkedWork, retryParkedWork } from './retry-parked-work.ts';

const isAdmin: TopicPolicy = ({ principal }) => principal.roles.includes('admin');

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
    listAuditRecords,
    getAuditState,
  },
  work: {
    reactions,
  },
  live: {
    broadcasts: [broadcast(parkedChanged, () => ['parked-work']), broadcast(auditChecked, () => ['audit'])],
    topics: { 'parked-work': isAdmin, audit: isAdmin },
  },
  declares: {
    notices,
    personalData,
    commands: parkedCommands,
  },
  matrix,
});
