import type { Handler } from '#platform/server/area.ts';
import type { joinSpace as contract } from '../../contract.ts';
import { askingOf } from '../asking.ts';
import { join } from '../join.ts';
import { readSpace } from '../must.ts';

export const joinSpace: Handler<typeof contract> = async (useCase) => {
  const { input, principal, query } = useCase;
  await join(askingOf(useCase), input.id, input);
  return readSpace(query, principal.id, input.id);
};
