import type { Handler } from '#platform/server/area.ts';
import type { getMember as contract } from '../contract.ts';
import { memberDetail } from './member-detail.ts';

export const getMember: Handler<typeof contract> = ({ input, query }) => memberDetail(query, input.id);
