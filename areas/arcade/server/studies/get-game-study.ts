import type { Handler } from '#platform/server/area.ts';
import type { getGameStudy as contract } from '../../contract.ts';
import { type StudyRow, view } from './rows.ts';

export const getGameStudy: Handler<typeof contract, StudyRow> = async ({ found }) => view(found);
