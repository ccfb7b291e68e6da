import type { Handler } from '#platform/server/area.ts';
import type { getCampaign as contract } from '../../contract.ts';
import { readCampaign } from './campaign-rows.ts';

export const getCampaign: Handler<typeof contract> = ({ input, query, now }) => readCampaign(query, input.id, now);
