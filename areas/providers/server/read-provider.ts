import type { UseCase } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { Provider } from '../contract.ts';
import { findProvider } from './find-provider.ts';
import { providerView } from './provider-view.ts';

/** The provider as it is now, for whoever has just changed it. */
export async function readProvider(
  { query, principal, now }: Pick<UseCase<unknown>, 'query' | 'principal' | 'now'>,
  id: number,
): Promise<Provider> {
  const row = await findProvider(query, { viewer: principal.id, now }, id);
  if (!row) throw problem.notFound();
  return providerView(query, row, principal.id, now);
}
