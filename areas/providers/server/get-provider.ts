import type { Handler } from '#platform/server/area.ts';
import type { getProvider as contract } from '../contract.ts';
import type { ProviderRow } from './find-provider.ts';
import { providerView } from './provider-view.ts';

export const getProvider: Handler<typeof contract, ProviderRow> = ({ found, principal, query, now }) =>
  providerView(query, found, principal.id, now);
