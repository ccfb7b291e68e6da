import { join } from 'node:path';
import type { MatrixInput } from '#platform/server/matrix.ts';
import type { TestApp } from '#platform/server/testing/app.ts';
import { declarations } from '#platform/server/testing/declarations.ts';
import { type Side, type Surfaces, sideOf, type Trio } from '#platform/server/testing/surfaces.ts';

/** What each area declares, in the order in which the demo community is seeded: what others build on comes first. */
export async function surfacesIn(app: TestApp): Promise<ReadonlyMap<string, Surfaces>> {
  const declared = await declarations<Surfaces>(join(import.meta.dirname, '../../..'), 'surfaces');
  const known = app.app.registry.areas.flatMap(({ contract: { name } }) => {
    const one = declared.get(name);
    return one ? [[name, one] as const] : [];
  });
  return new Map(known);
}

/** Members who know each other by everything that members can do together, to see what a block takes away. */
export function worldOf(app: TestApp, areas: ReadonlyMap<string, Surfaces>) {
  const ask = async <Body>(userId: number, operation: string, input?: MatrixInput) =>
    (await app.call<Body>(userId, operation, input)).body;
  let moderator = 0;
  const tools = () => ({ app, ask, moderator });

  /** A member whose name and words are found nowhere else, with something in every area. */
  async function settleIn(name: string, word: string): Promise<Side> {
    const side = sideOf(await app.addMember({ name }), name, word);
    for (const { settle } of areas.values()) await settle?.(side, tools());
    return side;
  }

  /** Everything that one member can do with what is another's. */
  async function meet(one: Side, another: Side) {
    for (const area of areas.values()) await area.meet?.(one, another, tools());
  }

  /** Two who meet each other everywhere, and a third whom both know. */
  async function gather(): Promise<Trio> {
    // Ids that no count, year or other id can be mistaken for.
    await app.database.query('ids', 'alter sequence users_id_seq restart with 98760001', []);
    moderator = await app.addMember({ name: 'Moderator', roles: ['member', 'moderator'] });
    const ana = await settleIn('Quillfeather Ana', 'zyxanemone');
    const ben = await settleIn('Vondermere Ben', 'zyxbanksia');
    const carol = await settleIn('Carol Third', 'zyxcassia');
    for (const [one, another] of [
      [ana, ben],
      [ben, ana],
      [ana, carol],
      [ben, carol],
      [carol, ana],
      [carol, ben],
    ] as const) {
      await meet(one, another);
    }
    const trio = { ana, ben, carol };
    for (const area of areas.values()) await area.gather?.(trio, tools());
    await app.settle();
    return trio;
  }

  return { ask, settleIn, meet, gather };
}
