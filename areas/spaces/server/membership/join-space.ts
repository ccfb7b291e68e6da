import type { Handler } from '#platform/server/area.ts';
import type { joinSpace as contract } from '../../contract.ts';
import { askingOf } from '../asking.ts';
import { join } from '../join.ts';
import { readSpace } from '../rules.ts';
import type { RawSpace } from '../space-sql.ts';

export const joinSpace: Handler<typeof contract, RawSpace> = async (useCase) => {
  const { input, principal, found, query } = useCase;
  await join(askingOf(useCase), found, input);
  return readSpace(query, principal.id, input.id);
};
