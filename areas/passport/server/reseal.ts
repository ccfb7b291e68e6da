import type { LongJob } from '#platform/server/area.ts';
import { seal, unseal } from '#platform/server/auth/seal.ts';
import type { Config } from '#platform/server/config.ts';
import { owner, purpose } from './seal.ts';

const batch = 200;
const madeWith = (sealed: string) => sealed.split('.')[1];

function anew(config: Config, userId: number, sealed: string): string | undefined {
  const made = seal(config, purpose, owner(userId), unseal(config, purpose, owner(userId), sealed));
  return madeWith(made) === madeWith(sealed) ? undefined : made;
}

/** After a new SESSION_SECRET: what the former one sealed is sealed anew, so that it can be thrown away. */
export const reseal: LongJob['long'] = async ({ query, services }) => {
  for (const [table, column] of [
    ['passport_items', 'sealed'],
    ['passport_shares', 'title_sealed'],
  ]) {
    let after = 0;
    for (;;) {
      const rows = await query<{ id: number; userId: number; sealed: string }>(
        '',
        `select id, user_id as "userId", ${column} as sealed from ${table} where id > $1::int order by id limit ${batch}`,
        [after],
      );
      for (const { id, userId, sealed } of rows) {
        const made = anew(services.config, userId, sealed);
        if (!made) continue;
        const text = `update ${table} set ${column} = $2 where id = $1::int and ${column} = $3`;
        await query('', text, [id, made, sealed]);
      }
      const last = rows.at(-1);
      if (!last || rows.length < batch) break;
      after = last.id;
    }
  }
};
