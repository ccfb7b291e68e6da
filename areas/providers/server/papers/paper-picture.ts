import { type Handler, type Job, on } from '#platform/server/area.ts';
import { toPicture } from '#platform/server/convert/kinds.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { withFiles } from '#platform/server/with-files.ts';
import {
  providerPapersDropped,
  type readPaperPicture as readContract,
  type uploadPaperPicture as uploadContract,
} from '../../contract.ts';
import { from } from '../from.ts';
import { lockListing } from '../team/rows.ts';
import { findPaper, paperView, waitingPaper } from './rows.ts';

const setKey = statement((v: { paperId: number; fileKey: string }) =>
  from
    .updateTable('provider_papers')
    .set((e) => ({ file_key: v.fileKey, version: e('version', '+', 1) }))
    .where('id', '=', v.paperId),
);

/** No transaction is held while the picture is read. */
export const uploadPaperPicture: Handler<typeof uploadContract> = async ({ input, query, services }) => {
  const { id, paperId } = input;
  await waitingPaper(query, id, paperId);
  const { files } = await services.convert(input.upload, toPicture, undefined);
  return withFiles(services.files, [{ folder: 'provider-papers', content: files.full }], ([fileKey = '']) =>
    services.transaction(async (db, emit) => {
      const inside = queryIn(db);
      await lockListing(inside, id);
      const former = await waitingPaper(inside, id, paperId);
      await inside(setKey, { paperId, fileKey });
      if (former.fileKey !== null) await emit(providerPapersDropped, { keys: [former.fileKey] });
      const row = await findPaper(inside, id, paperId);
      if (!row) throw problem.notFound();
      return paperView(row);
    }),
  );
};

export const readPaperPicture: Handler<typeof readContract, { readonly fileKey: string }> = async (ask) => {
  const content = await ask.services.files.open(ask.found.fileKey);
  if (!content) throw problem.notFound();
  return { content, type: 'image/webp', visibility: 'secret' };
};

/** Their listing is gone, or the worker they are of, or no one is shown them any more. */
const dropLeft = statement((v: { before: string }) =>
  from
    .deleteFrom('provider_papers')
    .where((e) =>
      e.or([
        e('provider_id', 'is', null),
        e.and([e('kind', '=', 'worker_screening'), e('staff_id', 'is', null)]),
        e.and([e('state', '=', 'withdrawn'), e('decided_at', '<', moment(v.before))]),
      ]),
    )
    .returning('file_key as key'),
);
/** What tells of a withdrawal may still be on its way for so long. */
const withdrawnFor = 86_400_000;
/** Answers the keys of the files. */
export const dropLeftPapers = async (query: Query, now: Date): Promise<string[]> =>
  (await query(dropLeft, { before: new Date(now.getTime() - withdrawnFor).toISOString() })).flatMap(
    ({ key }) => key ?? [],
  );

/** Rows first, files after commit. */
export const sweepPapers: Job['run'] = async ({ db, emit, now }) => {
  const keys = await dropLeftPapers(queryIn(db), now);
  if (keys.length > 0) await emit(providerPapersDropped, { keys });
};

export const deletePaperFiles = on(providerPapersDropped, 'providers.deletePapers', async ({ event, services }) => {
  for (const key of event.keys) await services.files.delete(key);
});
