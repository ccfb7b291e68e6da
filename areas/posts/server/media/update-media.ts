import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import type { updateMedia as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { loadMedia } from './load-media.ts';
import { tellOfMedia } from './media-news.ts';
import { type Description, describe } from './offers.ts';
import { mustFit } from './words-for.ts';

const lock = statement((v: { id: number }) =>
  from
    .selectFrom('media')
    .select(['kind', 'alt', 'decorative', 'wants_description as wantsDescription'])
    .where('id', '=', v.id)
    .forUpdate(),
);

/** At most one of the three: described, decorative, waiting for somebody to describe it. What is given last wins. */
function after(before: Description, given: Partial<Description>): Description {
  if (given.alt) return { alt: given.alt, decorative: false, wantsDescription: false };
  if (given.decorative) return { alt: '', decorative: true, wantsDescription: false };
  const next = { ...before, ...given };
  if (given.wantsDescription) return { ...next, alt: '', decorative: false };
  return next;
}

export const updateMedia: Handler<typeof contract> = async ({ input, principal, query, emit }) => {
  const { id, alt, decorative, wantsDescription } = input;
  if ([alt, decorative, wantsDescription].filter(Boolean).length > 1) {
    const message = 'Choose one: a description, decorative, or asking others to describe it.';
    throw problem.invalid([{ field: 'alt', rule: 'one-of', message }]);
  }
  const [found] = await query(lock, { id });
  if (!found) throw problem.notFound();
  const { kind, ...before } = found;
  mustFit(kind, 'alt', alt ?? '');
  if (kind === 'audio' && decorative) {
    const message = 'Write down what it says, or ask others to do so.';
    throw problem.invalid([{ field: 'decorative', rule: 'audio', message }]);
  }
  const next = after(before, {
    ...(alt !== undefined && { alt }),
    ...(decorative !== undefined && { decorative }),
    ...(wantsDescription !== undefined && { wantsDescription }),
  });
  await describe(query, id, next);
  await tellOfMedia(query, emit, id);
  return loadMedia(query, principal, id);
};
