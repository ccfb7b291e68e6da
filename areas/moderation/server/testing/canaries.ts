import { type Canaries, chosen, ours } from '#platform/server/testing/canaries.ts';

const moderatorWords = 'Words of a moderator about a decision; the erasure empties what that moderator wrote.';
const ownFilter = 'Words of a moderator for themself alone; the row goes with the account.';
const sealedOwn = 'Sealed; the erasure of whoever wrote it empties it.';

export const canaries: Canaries = {
  planted: {
    'appeals.words': 'zyxappeal',
    'reports.description': 'zyxreport',
  },
  wordless: {
    'reports.content_type': chosen,
    'reports.evidence': 'Sealed. Messages that somebody reported stay with the report, for the safety of others.',
    'reports.reason': chosen,
    'reports.priority': chosen,
    'reports.status': chosen,
    'reports.resolution': chosen,
    'reports.moderator_notes': moderatorWords,
    'moderation_cases.content_type': chosen,
    'moderation_cases.snapshot': sealedOwn,
    'moderation_cases.status': chosen,
    'moderation_cases.priority': chosen,
    'moderation_cases.queue': chosen,
    'moderation_cases.resolution': chosen,
    'moderation_cases.notes': moderatorWords,
    'moderation_actions.action_type': chosen,
    'moderation_actions.reason': moderatorWords,
    'moderation_actions.severity': chosen,
    'moderation_actions.content_type': chosen,
    'moderation_actions.rule': chosen,
    'moderation_actions.snapshot': sealedOwn,
    'appeals.status': chosen,
    'appeals.answer': moderatorWords,
    'moderation_filters.name': ownFilter,
    'moderation_filters.q': ownFilter,
    'moderation_filters.status': chosen,
    'moderation_filters.priority': chosen,
    'content_flags.flag_type': chosen,
    'content_flags.content_type': chosen,
    'content_flags.reasons': ours,
    'content_flags.outcome': chosen,
  },
  plant: async ({ call, me, other, moderator, made }) => {
    const body = { targetUserId: me.id, actionType: 'warning_issued', reason: 'Please be kind' };
    const decision = await call<{ id: number }>(moderator, 'createModerationAction', { body });
    await call(me.id, 'appealDecision', { params: { id: decision.id }, body: { words: 'I was kind: zyxappeal' } });
    await call(me.id, 'createReport', {
      body: {
        reporterId: me.id,
        reportedUserId: other,
        contentType: 'post',
        contentId: made('their post'),
        reason: 'spam',
        description: 'zyxreport',
      },
    });
  },
};
