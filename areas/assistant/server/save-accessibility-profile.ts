import { recordOf, saveRecord } from '#areas/accessibility/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { saveAccessibilityProfile as contract } from '../contract.ts';
import { profileOf, withProfile } from '../pure/profile/profile.ts';

export const saveAccessibilityProfile: Handler<typeof contract> = async ({ input, principal, db, emit, now }) => {
  const { followDevice, ...profile } = input;
  const before = await recordOf(db, principal.id);
  const record = await saveRecord({ db, emit, now }, principal.id, withProfile(before, profile, followDevice));
  return { ...profileOf(record), followDevice: [...record.followDevice] };
};
