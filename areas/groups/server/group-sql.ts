import { isKnownText, type RawSpace, spaceColumns, spaceTables, spaceView } from '#areas/spaces/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import type { Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import type { Group } from '../contract.ts';
import type { Category, Tab } from '../pure/categories.ts';

export interface RawGroup extends RawSpace {
  readonly category: Category;
}

/** SQL: groups g with their space s and how the viewer stands to them. */
export const groupTables = (viewer: string) => `${spaceTables(viewer)} join support_groups g on g.space_id = s.id`;
export const groupColumns = (viewer: string) => `${spaceColumns(viewer)}, g.category`;

const ofTab: Readonly<Record<Tab, string>> = {
  all: `s.status = 'open'`,
  public: `s.status = 'open' and s.visibility = 'public'`,
  mine: `me.state in ('member', 'requested', 'invited')`,
};

/** SQL: the groups that a list shows under these filters. */
export function matching(
  { tab, q }: { tab: Tab; q?: string | undefined },
  acting: Principal['for'],
  value: (one: unknown) => string,
): string {
  const rules = [isKnownText, ofTab[tab], ...(acting ? [`s.visibility <> 'hidden'`] : [])];
  if (q) {
    const word = `lower(${value(q)})`;
    rules.push(`(position(${word} in lower(s.name)) > 0 or position(${word} in lower(s.description)) > 0)`);
  }
  return rules.join(' and ');
}

export function groupView(raw: RawGroup, acting?: Principal['for']): Group {
  return { ...spaceView(raw, acting), category: raw.category, recentActivity: raw.lastActiveAt };
}

export async function findGroup(query: Query, viewerId: number, id: number): Promise<RawGroup | undefined> {
  const [raw] = await query<RawGroup>(
    'group',
    `select ${groupColumns('$1::int')} from ${groupTables('$1::int')} where s.id = $2::int and ${isKnownText}`,
    [viewerId, id],
  );
  return raw;
}

export async function readGroup(query: Query, viewerId: number, id: number): Promise<Group> {
  const raw = await findGroup(query, viewerId, id);
  if (!raw) throw problem.notFound();
  return groupView(raw);
}
