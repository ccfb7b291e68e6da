import type { HelperRole, ListingRole } from '../../pure/options.ts';

/** Owners look after everyone, managers after coordinators. */
export const mayChange = (mine: ListingRole | null, theirs: HelperRole): boolean =>
  mine === 'owner' || (mine === 'manager' && theirs === 'coordinator');
