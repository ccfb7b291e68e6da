import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { getApiMe as contract } from '../../contract.ts';
import { keyOf } from './key-of.ts';

export const getApiMe: Handler<typeof contract> = async ({ principal, query, services }) => {
  const person = (await services.members.peopleOf(query, [principal.id])).get(principal.id);
  if (!person) throw problem.notFound();
  return { data: { ...person, plan: principal.plan, key: keyOf({ principal }) } };
};
