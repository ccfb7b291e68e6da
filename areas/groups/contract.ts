import { z } from 'zod';
import { Space, spaceContent } from '#areas/spaces/contract.ts';
import { id, paging, Timestamp, Version } from '#platform/contract/fields.ts';
import { areaContract, json, operation, paged } from '#platform/contract/operation.ts';
import { categories, tabs } from './pure/categories.ts';

export const GroupCategory = z.enum(categories);

/** A support group. Being in one is told nowhere but in itself. */
export const Group = Space.extend({
  category: GroupCategory,
  /** When somebody last wrote in it. */
  recentActivity: Timestamp,
});
export type Group = z.infer<typeof Group>;

const filters = {
  /** all: those that are open. public: those that everybody can join. mine: one’s own, and requests that wait. */
  tab: z.enum(tabs).default('all'),
  /** Stands in the name or the description, whatever its capitals. */
  q: z.string().trim().max(100).optional(),
};

export const listSupportGroups = operation({
  name: 'listSupportGroups',
  method: 'GET',
  path: '/api/support-groups',
  policy: 'member',
  summary: 'Support groups, most recently active first. Hidden groups are listed for their members only.',
  query: z.object({ ...paging(12), ...filters, category: GroupCategory.optional() }),
  output: paged(Group),
  rate: 'search',
});

export const listSupportGroupCategories = operation({
  name: 'listSupportGroupCategories',
  method: 'GET',
  path: '/api/support-groups/categories',
  policy: 'member',
  summary: 'How many groups each category has, under the same filters.',
  query: z.object(filters),
  output: json(z.array(z.object({ category: GroupCategory, count: z.number().int() }))),
  rate: 'search',
});

const byId = z.object({ id });

export const getSupportGroup = operation({
  name: 'getSupportGroup',
  method: 'GET',
  path: '/api/support-groups/{id}',
  policy: 'groups.see',
  summary: 'One support group, and your place in it.',
  params: byId,
  output: json(Group),
});

const content = { ...spaceContent, category: GroupCategory };

export const createSupportGroup = operation({
  name: 'createSupportGroup',
  method: 'POST',
  path: '/api/support-groups',
  policy: 'member',
  summary: 'Creates a support group. You become its owner and first member.',
  body: z.object(content),
  output: json(Group),
  status: 201,
  errors: ['conflict'],
});

export const editSupportGroup = operation({
  name: 'editSupportGroup',
  method: 'PUT',
  path: '/api/support-groups/{id}',
  policy: 'groups.own',
  summary: 'Changes a support group; for its owner.',
  params: byId,
  body: z.object({ ...content, version: Version }),
  output: json(Group),
  errors: ['conflict'],
});

export const groupsContract = areaContract({
  name: 'groups',
  operations: [listSupportGroups, listSupportGroupCategories, getSupportGroup, createSupportGroup, editSupportGroup],
  entities: { Group, GroupCategory },
});
