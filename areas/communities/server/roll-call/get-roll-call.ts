import type { RawSpace } from '#areas/spaces/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { getRollCall as contract } from '../../contract.ts';
import { stateFor } from './occasion.ts';

export const getRollCall: Handler<typeof contract, RawSpace> = (useCase) => stateFor(useCase);
