import { type Acting, actsFor } from '#platform/web/acting.ts';
import type { CommunityEvent } from '../contract.ts';

/**
 * What would be refused is not shown. For a meeting of a group, whoever acts for a member needs as much in groups as in
 * events.
 */
export function mayDo(
  operation: 'cancelRegistration' | 'registerForEvent' | 'saveEvent',
  { space }: Pick<CommunityEvent, 'space'>,
  acting: Pick<Acting, 'drafted' | 'open'> | undefined = actsFor(),
): boolean {
  if (!acting) return true;
  const { open, drafted } = acting;
  if (!open.includes(operation)) return false;
  if (!space) return true;
  return open.includes('joinSpace') && (drafted.includes(operation) || !drafted.includes('joinSpace'));
}

/** No one plans a meeting for someone else: it says who organises it. */
export const mayPlanHere = (acting: Pick<Acting, 'operations'> | undefined = actsFor()): boolean =>
  !['createEvent', 'listSpaceEvents'].some((one) => acting?.operations.includes(one));
