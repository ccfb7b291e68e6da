import { peopleOf } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { getContentFlag as contract } from '../contract.ts';
import { historyOf } from './actions.ts';
import { picturesOf } from './case-pictures.ts';
import { type FlagRow, flagsText, viewFlag } from './load-flags.ts';

export const getContentFlag: Handler<typeof contract> = async ({ input, query, services, now }) => {
  const [row] = await query<FlagRow>('flag', `${flagsText} where f.id = $1::int`, [input.id]);
  if (!row) throw problem.notFound();
  const reportable = services.reportables.get(row.contentType);
  const thing = await reportable?.read({ query, id: row.contentId });
  // Whoever wrote under another name, or without one, is told to nobody, and their record would show who it is.
  const subjectId = thing && !thing.nameHidden ? thing.authorId : null;
  return {
    ...viewFlag(row),
    text: thing?.text ?? '',
    pictures: picturesOf(thing),
    href: thing && !thing.removed ? thing.href : null,
    removed: thing?.removed ?? false,
    canRemove: thing !== undefined && reportable?.setRemoved !== undefined,
    subject: subjectId === null ? null : ((await peopleOf(query, [subjectId])).get(subjectId) ?? null),
    history: await historyOf(query, subjectId, now),
  };
};
