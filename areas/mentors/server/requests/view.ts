import { avatarOf } from '#platform/contract/fields.ts';
import type { Config } from '#platform/server/config.ts';
import type { MentorshipRequest } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { openRequest, openText, sealedReason } from '../seal.ts';
import type { RequestRow } from './rows.ts';

const dayMs = 86_400_000;

const expiryOf = (createdAt: string) => new Date(Date.parse(createdAt) + limits.requestDays * dayMs).toISOString();

export function requestView(row: RequestRow, viewer: number, config: Config): MentorshipRequest {
  const { id, mentorId, menteeId, mentorName, menteeName, state, mentorshipId, createdAt } = row;
  return {
    id,
    mentorId,
    mentor: { id: mentorId, name: mentorName, avatar: avatarOf(mentorId) },
    mentee: { id: menteeId, name: menteeName, avatar: avatarOf(menteeId) },
    focusArea: row.focusArea as MentorshipRequest['focusArea'],
    ...openWords(row, config),
    status: state,
    reason: openText(sealedReason, config, id, row.reasonSealed),
    mentorshipId,
    createdAt,
    expiresAt: expiryOf(createdAt),
    mine: menteeId === viewer,
  };
}

function openWords({ id, wordsSealed }: RequestRow, config: Config) {
  const { goals, message } = openRequest(config, id, wordsSealed);
  return { goals: [...goals], message };
}
