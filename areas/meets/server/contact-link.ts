import { isMacOf, macOf } from '#platform/server/auth/link-mac.ts';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { findPlan, type PlanRow } from './plan-sql.ts';

type Keeper = { readonly config: Pick<Config, 'sessionSecret'> };
type Reader = { readonly config: Pick<Config, 'sessionSecret' | 'previousSecret'> };

/** What the link in an email may do: answer for this contact of this plan, and read what they may see. */
export function contactToken({ config }: Keeper, planId: number, turn: number): string {
  const text = `${planId}-${turn}`;
  return `${text}.${macOf(config, `meet contact ${text}`)}`;
}

/** A forged link, one of a former contact, and one of a plan that is erased are the same 404. */
export async function planOfLink({ config }: Reader, query: Query, token: string, lock = false): Promise<PlanRow> {
  const [text = '', mac = ''] = token.split('.');
  if (!isMacOf(config, `meet contact ${text}`, mac)) throw problem.notFound();
  const [planId, turn] = text.split('-').map(Number);
  const row = await findPlan(query, planId ?? 0, lock);
  if (!row || row.contactTurn !== turn || row.contactEmail === null || row.contactState === 'none')
    throw problem.notFound();
  return row;
}
