import type { Handler } from '#platform/server/area.ts';
import type { featureBlog as contract } from '../contract.ts';
import { setFeatured } from './feature.ts';

export const featureBlog: Handler<typeof contract> = (ask) => setFeatured(ask, true);
