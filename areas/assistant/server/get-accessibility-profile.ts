import { recordOf } from '#areas/accessibility/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { getAccessibilityProfile as contract } from '../contract.ts';
import { profileOf } from '../pure/profile/profile.ts';

export const getAccessibilityProfile: Handler<typeof contract> = async ({ principal, db }) => {
  const record = await recordOf(db, principal.id);
  return { ...profileOf(record), followDevice: [...record.followDevice] };
};
