import type { Handler } from '#platform/server/area.ts';
import type { joinSpace as contract } from '../../contract.ts';
import { askingOf } from '../asking.ts';
import { assertOwnWords, join } from '../join.ts';
import { readSpace } from '../rules.ts';
import type { RawSpace } from '../space-sql.ts';
import { shareNeeds } from './sharing.ts';

export const joinSpace: Handler<typeof contract, RawSpace> = async (useCase) => {
  const { input, principal, found, query, services, now } = useCase;
  assertOwnWords(useCase, found);
  await join(askingOf(useCase), found, input);
  const isNew = found.state !== 'member' && found.state !== 'requested';
  if (isNew) await shareNeeds({ query, config: services.config, now }, found, principal.id, input.itemIds);
  return readSpace(query, principal.id, input.id, principal.for);
};
