import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { statement } from '#platform/server/statement.ts';
import type { getVrSettings as getContract, saveVrSettings as saveContract, VrSettings } from '../../contract.ts';
import { from } from '../from.ts';

const kept = statement((v: { userId: number }) =>
  from
    .selectFrom('vr_settings')
    .select(['controls', 'scan_every as scanEvery', 'looks', 'view'])
    .where('user_id', '=', v.userId),
);

interface Kept {
  readonly userId: number;
  readonly controls: string[];
  readonly scanEvery: number;
  readonly looks: string;
  readonly view: string;
}
const keep = statement((v: Kept) =>
  from
    .insertInto('vr_settings')
    .values({ user_id: v.userId, controls: v.controls, scan_every: v.scanEvery, looks: v.looks, view: v.view })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((e) => ({
        controls: e.ref('excluded.controls'),
        scan_every: e.ref('excluded.scan_every'),
        looks: e.ref('excluded.looks'),
        view: e.ref('excluded.view'),
      })),
    ),
);

/** What a member has chosen, or what stands for those who have chosen nothing. */
export async function settingsOf(query: Query, userId: number): Promise<VrSettings> {
  const [row] = await query(kept, { userId });
  return {
    adaptiveControls: (row?.controls ?? []) as VrSettings['adaptiveControls'],
    scanEvery: row?.scanEvery ?? 2000,
    looks: row?.looks ?? '',
    view: (row?.view ?? 'text') as VrSettings['view'],
  };
}

export const getVrSettings: Handler<typeof getContract> = ({ principal, query }) => settingsOf(query, principal.id);

export const saveVrSettings: Handler<typeof saveContract> = async ({ input, principal, query }) => {
  const { adaptiveControls, ...rest } = input;
  const userId = principal.id;
  await query(keep, { ...rest, userId, controls: [...new Set(adaptiveControls)] });
  return settingsOf(query, userId);
};
