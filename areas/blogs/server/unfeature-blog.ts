import type { Handler } from '#platform/server/area.ts';
import type { unfeatureBlog as contract } from '../contract.ts';
import { feature } from './feature.ts';

export const unfeatureBlog: Handler<typeof contract> = (ask) => feature(ask, false);
