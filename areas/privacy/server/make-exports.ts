import { makeZip } from '#platform/server/archive/make-zip.ts';
import type { Cover } from '#platform/server/archive/pages.ts';
import { longJob } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { queryIn } from '#platform/server/db.ts';
import type { DataSection } from '#platform/server/personal-data.ts';
import type { Services } from '#platform/server/services.ts';
import { dataExportChanged, dataExportReady, dataExportsOver, exportLimits } from '../contract.ts';

const mostTries = 3;
/** A try that is older was killed. */
const tryMinutes = 30;

interface Claimed {
  readonly id: number;
  readonly userId: number;
  readonly conversationId: number | null;
  readonly attempts: number;
}

/** What a member can have a copy of on its own. */
export const keptKind = 'conversation';

/** Of several processes, one gets it. */
const claimSql = `update data_exports set status = 'making', claimed_at = $1::timestamptz, attempts = attempts + 1
  where id = (select id from data_exports where status = 'asked'
    or (status = 'making' and claimed_at < $1::timestamptz - make_interval(mins => ${tryMinutes}))
    order by id limit 1 for update skip locked)
  returning id, user_id as "userId", conversation_id as "conversationId", attempts`;

async function collect(query: Query, services: Services, { userId, conversationId }: Claimed) {
  const { config, evidence } = services;
  if (conversationId !== null) {
    const source = evidence.get(keptKind);
    if (!source) throw new Error('No area has conversations.');
    return source.collect({ query, config, scope: { userId, number: conversationId, from: null, until: null } });
  }
  const sections: DataSection[] = [];
  for (const { export: give } of services.personalData) sections.push(...(await give({ query, userId, config })));
  return sections;
}

const keepIt = 'This copy holds private things. Keep it where only you can open it.';

const coverOf = ({ conversationId }: Claimed): Cover =>
  conversationId === null
    ? { title: 'Your data on Doorways', words: [keepIt] }
    : {
        title: `Conversation ${conversationId} on Doorways`,
        words: [
          'A member asked for this copy of a conversation that they are in. Times are those of our server.',
          keepIt,
        ],
      };

/** Only now the earlier copies go: there is one at a time. */
async function finish(services: Services, { id, userId }: Claimed, fileKey: string, now: Date): Promise<void> {
  const file = await services.files.open(fileKey);
  const done = await services.transaction(async (db, emit) => {
    const query = queryIn(db);
    const [row] = await query(
      '',
      `update data_exports set status = 'ready', file_key = $2, bytes = $3::bigint,
         expires_at = $4::timestamptz + make_interval(days => ${exportLimits.keptDays})
       where id = $1 and status = 'making' returning 1`,
      [id, fileKey, file?.length ?? 0, now.toISOString()],
    );
    if (!row) return false;
    const old = await query<{ fileKey: string }>(
      '',
      `with old as (select id, file_key from data_exports where user_id = $1 and id <> $2 and file_key is not null for update)
       update data_exports d set status = 'over', file_key = null from old where d.id = old.id
       returning old.file_key as "fileKey"`,
      [userId, id],
    );
    if (old.length > 0) await emit(dataExportsOver, { fileKeys: old.map((one) => one.fileKey) });
    await emit(dataExportReady, { userId, exportId: id });
    await emit(dataExportChanged, { userId });
    return true;
  });
  // The account was erased in the meantime.
  if (!done) await services.files.delete(fileKey);
}

/** Reads and packs outside any transaction, so that nobody waits for it. */
export const makeExports = longJob('privacy.make-exports', '*/5 * * * *', async ({ query, now, services }) => {
  const claim = async () => (await query<Claimed>('', claimSql, [now.toISOString()]))[0];
  for (let claimed = await claim(); claimed; claimed = await claim()) {
    const { id, userId, attempts } = claimed;
    try {
      if (attempts > mostTries) throw new Error('The copy was begun too often.');
      const sections = await collect(query, services, claimed);
      const cover = coverOf(claimed);
      const pieces = makeZip({ cover, sections, files: services.files, made: now });
      await finish(services, claimed, await services.files.put('exports', pieces), now);
    } catch (err) {
      services.log.error({ err, exportId: id }, 'A copy of a member’s data could not be made');
      await services.transaction(async (db, emit) => {
        await queryIn(db)('', `update data_exports set status = 'failed' where id = $1 and status = 'making'`, [id]);
        await emit(dataExportChanged, { userId });
      });
    }
  }
});
