import { type Canaries, chosen, ours, sealedWords, secret } from '#platform/server/testing/canaries.ts';
import { crisisCast } from './crisis-cast.ts';

export const canaries: Canaries = {
  planted: {
    'crisis_plans.sealed': 'zyxcrisisplan',
    'crisis_supporters.title': 'zyxpeertitle',
    'crisis_supporters.specialties': 'zyxspecialty',
    'crisis_supporters.why': 'zyxreasonwhy',
  },
  wordless: {
    'crisis_requests.id': ours,
    'crisis_requests.author_mark': secret,
    'crisis_requests.author_sealed': secret,
    'crisis_requests.urgency': chosen,
    'crisis_requests.support_type': chosen,
    'crisis_requests.words_sealed': sealedWords,
    'crisis_requests.preferred_contact': chosen,
    'crisis_requests.status': chosen,
    'crisis_requests.escalation_sealed': 'Sealed; the words of a supporter, about the request of another.',
    'crisis_messages.request_id': ours,
    'crisis_messages.body_sealed': sealedWords,
    'crisis_reports.id': ours,
    'crisis_reports.request_id': ours,
    'crisis_reports.reason': chosen,
    'crisis_reports.details_sealed': sealedWords,
    'crisis_reports.outcome': chosen,
    'crisis_reports.reply_sealed': 'Sealed; the words of a reviewer to the member, who has them in the copy.',
    'crisis_reports.told_sealed': 'Sealed; the words of a reviewer to the member, who has them in the copy.',
    'crisis_supporters.state': chosen,
  },
  sealed: ['zyxtrouble', 'zyxnowhere', 'zyxunnamed', 'zyxcrisistalk', 'zyxreported'],
  plant: async ({ app, call, me }) => {
    const ask = (more: object) =>
      call<{ id: string }>(me.id, 'createCrisisSupport', {
        body: {
          urgencyLevel: 'low',
          supportType: 'practical',
          description: 'zyxtrouble',
          location: 'zyxnowhere',
          ...more,
        },
      });
    const { id } = await ask({});
    await ask({ description: 'zyxunnamed', isAnonymous: true });
    await call(me.id, 'sendCrisisMessage', { params: { id }, body: { content: 'zyxcrisistalk' } });
    const supporter = await (await crisisCast(app)).supporter('Helper');
    await call(supporter, 'acceptCrisisSupport', { params: { id }, body: { version: 1 } });
    await call(me.id, 'createCrisisReport', { params: { id }, body: { reason: 'other', details: 'zyxreported' } });
    // No browser seals anything like it: what the server keeps is what it was given.
    const sealedPlan = `p1.600000.${'a'.repeat(22)}.${'b'.repeat(16)}.zyxcrisisplan${'c'.repeat(40)}`;
    await call(me.id, 'saveSafetyPlan', { body: { sealed: sealedPlan, version: 0 } });
    await call(me.id, 'applyAsSupporter', {
      body: {
        title: 'zyxpeertitle',
        experience: 1,
        specialties: ['zyxspecialty'],
        why: 'zyxreasonwhy',
        agreesToCode: true,
      },
    });
  },
};
