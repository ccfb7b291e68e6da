import type { Handler } from '#platform/server/area.ts';
import type { featureBlog as contract } from '../contract.ts';
import { feature } from './feature.ts';

export const featureBlog: Handler<typeof contract> = (ask) => feature(ask, true);
