import { toast } from '#platform/web/ui/toast.ts';
import type { Space } from '../contract.ts';
import type { SpaceLabels } from './labels.ts';

export const actsId = (id: number) => `space-${id}-acts`;

/** The button that was pressed is gone: the focus stays where it was. */
export const stayHere = (id: number) => requestAnimationFrame(() => document.getElementById(actsId(id))?.focus());

export function joined(space: Space, { Thing, thing }: SpaceLabels, isRequest: boolean) {
  if (isRequest) toast({ title: 'Request Sent', description: `The ${thing}'s admins will review your request.` });
  else toast({ title: `Joined ${Thing}`, description: `You've successfully joined the ${thing}.` });
  stayHere(space.id);
}
