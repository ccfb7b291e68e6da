import { queryIn } from '#platform/server/db.ts';
import { allow, hide, type PolicyCheck, policy } from '#platform/server/policy.ts';
import type { Kind } from '../pure/place.ts';
import { isHelper, mayMeet } from './helpers/helpers.ts';
import { findDose } from './medicines/doses.ts';
import { findRecord } from './records.ts';
import { findShare } from './shares/shares.ts';

type Ask = PolicyCheck<{ readonly id: number }>;

/** A record of someone else looks like one that isn’t there. */
const own =
  (kind: Kind, isDeleted: boolean) =>
  async ({ db, principal, input }: Ask) => {
    const record = await findRecord(queryIn(db), principal.id, input.id);
    if (!record || record.kind !== kind || record.isDeleted !== isDeleted) return hide();
    return allow(record);
  };

type AskUser = PolicyCheck<{ readonly userId: number }>;

export const policies = {
  'wellness.mayAllow': policy('member', async ({ db, principal, input }: AskUser) =>
    input.userId !== principal.id && (await mayMeet(queryIn(db), principal.id, input.userId)) ? allow() : hide(),
  ),
  'wellness.ownHelper': policy('member', async ({ db, principal, input }: AskUser) =>
    (await isHelper(queryIn(db), principal.id, input.userId)) ? allow() : hide(),
  ),
  'wellness.ownShare': policy('member', async ({ db, principal, input }: Ask) => {
    const share = await findShare(queryIn(db), principal.id, input.id);
    return share ? allow(share) : hide();
  }),
  'wellness.helps': policy('member', async ({ db, principal, input }: AskUser) =>
    (await isHelper(queryIn(db), input.userId, principal.id)) ? allow() : hide(),
  ),
  'wellness.ownEntry': policy('member', own('entry', false)),
  'wellness.ownDeletedEntry': policy('member', own('entry', true)),
  'wellness.ownMedicine': policy('member', own('medicine', false)),
  'wellness.ownDeletedMedicine': policy('member', own('medicine', true)),
  'wellness.ownAppointment': policy('member', own('appointment', false)),
  'wellness.ownDeletedAppointment': policy('member', own('appointment', true)),
  'wellness.ownDose': policy('member', async ({ db, principal, input }: Ask) => {
    const dose = await findDose(queryIn(db), principal.id, input.id);
    return dose ? allow(dose) : hide();
  }),
};
