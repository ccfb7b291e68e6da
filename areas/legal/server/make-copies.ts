import { createHash } from 'node:crypto';
import { makeZip } from '#platform/server/archive/make-zip.ts';
import type { Cover } from '#platform/server/archive/pages.ts';
import { longJob } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import type { Query } from '#platform/server/db.ts';
import { queryIn } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { DataSection } from '#platform/server/personal-data.ts';
import type { Services } from '#platform/server/services.ts';
import { moment, type RowOf, statement } from '#platform/server/statement.ts';
import { legalRequestChanged } from '../contract.ts';
import { partOf, partWords } from '../pure/kinds.ts';
import { dayText, startOf } from './days.ts';
import { from } from './from.ts';
import { subjectOf } from './rows.ts';

const mostTries = 3;
/** A try that is older was killed, or failed. */
const tryMinutes = 30;

/** Of several processes, one gets it. */
const claim = statement((v: { now: string; killedBefore: string }) =>
  from
    .updateTable('legal_requests as r')
    .set((e) => ({ copy: 'making', claimed_at: moment(v.now), attempts: e('r.attempts', '+', 1) }))
    .where('r.id', '=', (e) =>
      e
        .selectFrom('legal_requests as w')
        .select('w.id')
        .where((one) =>
          one.or([
            one('w.copy', '=', 'asked'),
            one.and([one('w.copy', '=', 'making'), one('w.claimed_at', '<', moment(v.killedBefore))]),
          ]),
        )
        .orderBy('w.id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning((e) => [
      'r.id',
      'r.user_id as userId',
      'r.agency',
      'r.reference',
      'r.parts',
      'r.attempts',
      dayText(e.ref('r.from_day')).as('fromDay'),
      dayText(e.ref('r.to_day')).as('toDay'),
      isoTime(startOf(e.ref('r.from_day'))).as('from'),
      isoTime(startOf(e.ref('r.to_day'), 1)).as('until'),
    ]),
);

type Claimed = RowOf<typeof claim>;

const ready = statement((v: { id: number; fileKey: string; bytes: number; sha256: string }) =>
  from
    .updateTable('legal_requests')
    .set((e) => ({
      copy: 'ready',
      file_key: v.fileKey,
      bytes: v.bytes,
      sha256: v.sha256,
      version: e('version', '+', 1),
    }))
    .where('id', '=', v.id)
    .where('copy', '=', 'making')
    .returning('id'),
);

const failed = statement((v: { id: number }) =>
  from
    .updateTable('legal_requests')
    .set((e) => ({ copy: 'failed', version: e('version', '+', 1) }))
    .where('id', '=', v.id)
    .where('copy', '=', 'making')
    .returning('id'),
);

async function collect(query: Query, { config, evidence }: Services, claimed: Claimed): Promise<DataSection[]> {
  const { userId, from: first, until, parts } = claimed;
  if (userId === null) throw new Error('The account is gone.');
  const sections: DataSection[] = [];
  for (const { kind, number } of parts.map(partOf)) {
    const source = evidence.get(kind);
    if (!source) throw new Error(`No area keeps ${kind}.`);
    const scope = { userId, number, from: first, until };
    sections.push(...(await source.collect({ query, config, scope })));
  }
  return sections;
}

const coverOf = ({ id, userId, agency, reference, parts, fromDay, toDay }: Claimed): Cover => ({
  title: `Evidence from Doorways, request ${id}`,
  words: [
    `For ${agency}, reference ${reference}.`,
    `About member ${userId}, from ${fromDay} to ${toDay}: ${parts.map((part) => partWords(partOf(part))).join('; ')}.`,
    'It holds what the request names and nothing else, as it was when the copy was made.',
  ],
});

export async function* hashed(pieces: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
}

async function make(query: Query, services: Services, claimed: Claimed, now: Date): Promise<void> {
  const { id } = claimed;
  const sections = await collect(query, services, claimed);
  const hash = createHash('sha256');
  const pieces = makeZip({ cover: coverOf(claimed), sections, files: services.files, made: now });
  const fileKey = await services.files.put('legal', hashed(pieces, hash));
  const bytes = (await services.files.open(fileKey))?.length ?? 0;
  const sha256 = hash.digest('hex');
  const done = await services.transaction(async (db, emit) => {
    const changed = await queryIn(db)(ready, { id, fileKey, bytes, sha256 });
    if (changed.length === 0) return false;
    await writeAudit(db, { actorId: 0, action: 'legal.copy', subject: subjectOf(id), detail: { sha256 } }, now);
    await emit(legalRequestChanged, { requestId: id });
    return true;
  });
  // It was refused in the meantime.
  if (!done) await services.files.delete(fileKey);
}

/** Reads and packs outside any transaction, so that nobody waits for it. */
export const makeCopies = longJob('legal.make-copies', '*/5 * * * *', async ({ query, now, services }) => {
  const killedBefore = new Date(now.getTime() - tryMinutes * 60_000).toISOString();
  const next = async () => (await query(claim, { now: now.toISOString(), killedBefore }))[0];
  for (let claimed = await next(); claimed; claimed = await next()) {
    const { id, attempts } = claimed;
    try {
      if (attempts > mostTries) throw new Error('The copy was begun too often.');
      await make(query, services, claimed, now);
    } catch (err) {
      services.log.error({ err, requestId: id }, 'A copy for a legal request could not be made');
      // It may pass, as a full disk does; what is to be kept can be gone when someone records it anew.
      if (attempts < mostTries) continue;
      await services.transaction(async (db, emit) => {
        await queryIn(db)(failed, { id });
        await emit(legalRequestChanged, { requestId: id });
      });
    }
  }
});
