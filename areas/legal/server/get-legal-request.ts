import type { Handler } from '#platform/server/area.ts';
import type { getLegalRequest as contract } from '../contract.ts';
import { detailView, type RequestRow } from './rows.ts';

export const getLegalRequest: Handler<typeof contract, RequestRow> = async ({ found, principal }) =>
  detailView(found, principal.id);
