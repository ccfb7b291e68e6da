import type { Handler } from '#platform/server/area.ts';
import type { analyseContent as contract } from '../contract.ts';
import { analyseApart } from './analysis/analyse-apart.ts';

export const analyseContent: Handler<typeof contract> = ({ input }) => analyseApart(input.content);
