import { type Canaries, chosen, ours, sealedWords } from '#platform/server/testing/canaries.ts';

export const canaries: Canaries = {
  wordless: {
    'support_grants.relation': chosen,
    'support_grants.levels': chosen,
    'support_deeds.did': ours,
    'support_deeds.link': ours,
    'support_drafts.call_sealed': sealedWords,
    'support_drafts.operation': ours,
  },
  sealed: ['zyxprepared'],
  /** What another prepared for one, in their words. */
  plant: async ({ app, call, me, other }) => {
    const about = { name: 'A quiet room', description: 'What for.', guidelines: 'Be kind.', category: 'visual' };
    const body = { ...about, visibility: 'private', questions: ['Why?'] };
    const { id: group } = await call<{ id: number }>(other, 'createSupportGroup', { body });
    const endsAt = new Date(Date.now() + 30 * 86_400_000).toISOString();
    const given = { userId: other, relation: 'carer', levels: { groups: 'draft' }, endsAt };
    const { id } = await call<{ id: number }>(me.id, 'askForSupport', { body: given });
    await call(other, 'acceptSupport', { params: { id } });
    const begun = `update support_grants set begins_at = now() - interval '1 hour' where id = $1::int`;
    await app.database.query('', begun, [id]);
    const answers = ['zyxprepared'];
    await app.callFor({ by: other, member: me.id }, 'joinSpace', { params: { id: group }, body: { answers } });
  },
};
