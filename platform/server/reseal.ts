import { longJob } from './area.ts';
import { SealError } from './auth/seal.ts';
import type { Config } from './config.ts';
import type { Query } from './db.ts';
import { type RowKey, type SealedColumn, unopened } from './sealed.ts';

const batch = 200;
const cast = (value: string | number) => (typeof value === 'number' ? 'int' : 'text');

/**
 * Seals anew what is in an older form or has the secret before SESSION_SECRET, a few rows at a time and beside all other
 * work; killed, it goes on with what is left. After it ran, the secret before can be thrown away.
 */
export const resealing = (columns: readonly SealedColumn[]) =>
  longJob('platform.reseal', '43 4 * * *', async ({ query, services: { config } }) => {
    for (const { table, column, row: names, isOld, anew } of columns) {
      const keys = names.map((name) => `"${name}"`).join(', ');
      let after: readonly (string | number)[] = [];
      for (;;) {
        const place = after.map((value, at) => `$${at + 1}::${cast(value)}`).join(', ');
        const rows = await query<RowKey & { readonly sealed: string | Uint8Array }>(
          '',
          `select ${keys}, "${column}" as sealed from "${table}" where "${column}" is not null and ${isOld(config)}
             ${place && `and (${keys}) > (${place})`} order by ${keys} limit ${batch}`,
          [...after],
        );
        for (const { sealed, ...row } of rows) {
          const values = names.map((name) => row[name] as string | number);
          const where = values.map((value, at) => `"${names[at]}" = $${at + 3}::${cast(value)}`).join(' and ');
          try {
            const made = await anew({ query, config, row, sealed });
            // Somebody may have written it meanwhile.
            await query('', `update "${table}" set "${column}" = $1 where ${where} and "${column}" = $2`, [
              made,
              sealed,
              ...values,
            ]);
          } catch (error) {
            // It opens for nobody: it stays as it is, and the others go on.
            if (!(error instanceof SealError)) throw error;
            unopened.publish(error);
          }
        }
        const last = rows.at(-1);
        if (!last || rows.length < batch) break;
        after = names.map((name) => last[name] as string | number);
      }
    }
  });

/** Columns in which values stand that could not be sealed again, and how many. */
export async function leftToReseal(columns: readonly SealedColumn[], query: Query, config: Config) {
  const left: { readonly column: string; readonly rows: number }[] = [];
  for (const { table, column, isOld } of columns) {
    const [found] = await query<{ rows: number }>(
      '',
      `select count(*)::int as rows from "${table}" where "${column}" is not null and ${isOld(config)}`,
    );
    if (found && found.rows > 0) left.push({ column: `${table}.${column}`, rows: found.rows });
  }
  return left;
}
