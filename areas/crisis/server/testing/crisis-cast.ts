import type { TestApp } from '#platform/server/testing/app.ts';
import type { CrisisSupportRequest, OwnSupporter } from '../../contract.ts';

/** Members with the parts that they have in a request, and short ways to call. */
export async function crisisCast(app: TestApp) {
  const admin = await app.addMember({ name: 'Admin', roles: ['member', 'admin'] });
  await app.signIn(admin);
  const duty = await app.addMember({ name: 'Duty', roles: ['member', 'duty'] });

  const apply = (userId: number, more: object = {}) =>
    app.call<OwnSupporter>(userId, 'applyAsSupporter', {
      body: {
        title: 'Peer supporter',
        experience: 4,
        specialties: ['Grief', 'Autism'],
        why: 'I was helped once.',
        agreesToCode: true,
        ...more,
      },
    });
  const decide = (userId: number, approve = true, as = admin) =>
    app.call(as, 'decideSupporter', { params: { userId }, body: { approve, reason: 'Trained and known.' } });
  const onDuty = (userId: number, on = true) =>
    app.call<OwnSupporter>(userId, 'setSupporterDuty', { body: { onDuty: on } });

  /** Somebody who applied, was approved and went on duty. */
  const supporter = async (name: string) => {
    const id = await app.addMember({ name });
    await apply(id);
    await decide(id);
    await onDuty(id);
    return id;
  };
  const ask = async (userId: number, more: object = {}) => {
    const body = { urgencyLevel: 'medium', supportType: 'emotional', description: 'I cannot sleep.', ...more };
    return (await app.call<CrisisSupportRequest>(userId, 'createCrisisSupport', { body })).body;
  };
  const on = (id: string, body?: object) => ({ params: { id }, ...(body && { body }) });
  const accept = async (userId: number, { id, version }: CrisisSupportRequest) =>
    (await app.call<CrisisSupportRequest>(userId, 'acceptCrisisSupport', on(id, { version }))).body;
  const queue = async (userId: number) => (await app.call<CrisisSupportRequest[]>(userId, 'listCrisisRequests')).body;
  const read = async (userId: number, id: string) =>
    (await app.call<CrisisSupportRequest>(userId, 'getCrisisSupport', on(id))).body;

  return { admin, duty, apply, decide, onDuty, supporter, ask, on, accept, queue, read };
}
