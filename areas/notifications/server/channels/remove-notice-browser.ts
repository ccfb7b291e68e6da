import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { removeNoticeBrowser as contract } from '../../contract.ts';
import { loadSettings } from '../choices/load-settings.ts';

export const removeNoticeBrowser: Handler<typeof contract> = async (useCase) => {
  const { input, principal, query } = useCase;
  const gone = await query(
    'push-browser-remove',
    'delete from push_browsers where id = $1::int and user_id = $2::int returning id',
    [input.id, principal.id],
  );
  if (gone.length === 0) throw problem.notFound();
  return loadSettings(useCase);
};
