import type { LongJob } from '#platform/server/area.ts';
import { resealKey } from './seal.ts';

const batch = 200;

/** After a new SESSION_SECRET: keys that the former one sealed are sealed anew, so that it can be thrown away. */
export const resealKeys: LongJob['long'] = async ({ query, services }) => {
  let after = 0;
  for (;;) {
    const rows = await query<{ id: number; sealedKey: string }>(
      'messages-keys',
      `select id, key_sealed as "sealedKey" from conversations where id > $1::int order by id limit ${batch}`,
      [after],
    );
    for (const { id, sealedKey } of rows) {
      const anew = resealKey(services.config, id, sealedKey);
      if (!anew) continue;
      await query(
        'messages-reseal',
        'update conversations set key_sealed = $2::text where id = $1::int and key_sealed = $3::text',
        [id, anew, sealedKey],
      );
    }
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.id;
  }
};
