import type { z } from 'zod';
import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { mentoringGroupChanged } from '../../contract.ts';
import { type GroupRow, menteesOf } from './rows.ts';

type Change = z.output<typeof mentoringGroupChanged.payload>['change'];

/** To everyone in the group and its mentor, and to who else it concerns. */
export async function tellGroup(
  { query, emit }: { readonly query: Query; readonly emit: Emit },
  { id, mentorId }: Pick<GroupRow, 'id' | 'mentorId'>,
  { by, change, also = [] }: { readonly by: number; readonly change: Change; readonly also?: readonly number[] },
): Promise<void> {
  const to = [...new Set([mentorId, ...(await menteesOf(query, id)), ...also])];
  await emit(mentoringGroupChanged, { id, to, by, change });
}

/** To these people alone. */
export const tellSome = (emit: Emit, id: number, to: readonly number[], by: number, change: Change) =>
  emit(mentoringGroupChanged, { id, to: [...to], by, change });
