import type { Handler } from '#platform/server/area.ts';
import type { getApiMe as contract } from '../../contract.ts';
import { keyOf } from '../api/key-of.ts';
import { self } from './samples.ts';

export const getSandboxMe: Handler<typeof contract> = async ({ principal }) => ({
  data: { ...self(principal.id), plan: principal.plan, key: keyOf({ principal }) },
});
