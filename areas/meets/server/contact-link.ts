import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import type { Services } from '#platform/server/services.ts';
import { findPlan, type PlanRow } from './plan-sql.ts';

type Keeper = { readonly config: Pick<Services['config'], 'sessionSecret'> };

const seal = ({ config }: Keeper, text: string) =>
  createHmac('sha256', config.sessionSecret).update(`meet contact ${text}`).digest('base64url');

/** What the link in an email may do: answer for this contact of this plan, and read what they may see. */
export function contactToken(services: Keeper, planId: number, turn: number): string {
  const text = `${planId}-${turn}`;
  return `${text}.${seal(services, text)}`;
}

/** A forged link, one of a former contact, and one of a plan that is erased are the same 404. */
export async function planOfLink(services: Keeper, query: Query, token: string, lock = false): Promise<PlanRow> {
  const [text = '', mac = ''] = token.split('.');
  const [given, wanted] = [Buffer.from(mac), Buffer.from(seal(services, text))];
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw problem.notFound();
  const [planId, turn] = text.split('-').map(Number);
  const row = await findPlan(query, planId ?? 0, lock);
  if (!row || row.contactTurn !== turn || row.contactEmail === null || row.contactState === 'none')
    throw problem.notFound();
  return row;
}
