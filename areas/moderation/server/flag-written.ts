import type { Reaction, ServerArea } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { helpOffered, moderationChanged } from '../contract.ts';
import { flagsOf } from '../pure/flags.ts';

/** Looks at what was written. It hides nothing and tells nobody but moderators; in danger the writer is offered help. */
async function flagWritten(
  { db, emit, now, services }: Pick<Parameters<Reaction['run']>[0], 'db' | 'emit' | 'now' | 'services'>,
  kind: string,
  id: number,
): Promise<void> {
  const query = queryIn(db);
  const thing = await services.reportables.get(kind)?.read({ query, id });
  if (!thing || thing.removed) return;
  let changed = false;
  for (const { flagType, confidence, reasons } of flagsOf(thing.text)) {
    // What moderators have looked at once is not brought up again by an edit.
    const [added] = await query(
      'flag-add',
      `insert into content_flags (flag_type, content_type, content_id, confidence, reasons, created_at)
       select $1, $2, $3::int, $4::real, $5::text[], $6::timestamptz where not exists (
         select 1 from content_flags f where f.flag_type = $1 and f.content_type = $2 and f.content_id = $3::int)
       on conflict do nothing returning id`,
      [flagType, kind, id, confidence, reasons, now.toISOString()],
    );
    if (!added) continue;
    changed = true;
    if (flagType === 'self_harm') await emit(helpOffered, { userId: thing.authorId });
  }
  if (changed) await emit(moderationChanged, { caseId: null });
}

/** Runs after whatever can be reported was written or changed. The names are stored, so they follow from what they are. */
export const flagReactions = (areas: readonly ServerArea[]): readonly Reaction[] =>
  areas
    .flatMap(({ declares }) => declares?.reportables ?? [])
    .flatMap(({ kind, written = [] }) =>
      written.map(({ event, id }) => ({
        event,
        name: `moderation.read:${kind}:${event}`,
        run: ({ event: payload, ...occasion }) => flagWritten(occasion, kind, id(payload as never)),
      })),
    );
