import type { Handler } from '#platform/server/area.ts';
import type { getOutsideModel as contract } from '../contract.ts';
import { sourceOf } from './model/source-of.ts';

export const getOutsideModel: Handler<typeof contract> = async ({ services }) => {
  const { model } = services.config;
  return model ? { available: true, ...sourceOf(model) } : { available: false, host: '', model: '' };
};
