import type { Handler } from '#platform/server/area.ts';
import type {
  getCrisisSupport as getContract,
  listMyCrisisSupport as mineContract,
  listCrisisRequests as queueContract,
} from '../contract.ts';
import {
  authorOf,
  blockersOf,
  type Found,
  helperOf,
  type RequestRow,
  requestColumns,
  sideOf,
  viewRequest,
  viewRequests,
} from './find-request.ts';
import { authorMarks } from './seal.ts';

const most = 100;

export const listMyCrisisSupport: Handler<typeof mineContract> = async ({ principal, query, services }) => {
  const { config } = services;
  const rows = await query<RequestRow>(
    'crisis-mine',
    `select ${requestColumns} from crisis_requests r where r.author_id = $1::int or r.author_mark = any($2::text[])
     order by r.created_at desc, r.id limit ${most}`,
    [principal.id, [...authorMarks(config, principal.id)]],
  );
  return {
    items: await viewRequests(
      { query, config },
      rows.map((row) => ({ row, side: 'author' })),
    ),
  };
};

export const getCrisisSupport: Handler<typeof getContract, Found> = async ({ found, query, services }) =>
  viewRequest({ query, config: services.config }, found);

/** What waits and what the reader helps with; the most urgent first, and of those the oldest. */
export const listCrisisRequests: Handler<typeof queueContract> = async ({ principal, query, services }) => {
  const { config } = services;
  const helper = await helperOf(query, principal);
  const rows = await query<RequestRow>(
    'crisis-queue',
    `select ${requestColumns} from crisis_requests r where r.status <> 'resolved'
     order by array_position(array['emergency', 'high', 'medium', 'low'], r.urgency), r.created_at, r.id limit ${most}`,
  );
  const hidden = await blockersOf(query, principal.id);
  const found = rows.flatMap((row): Found[] => {
    const side = sideOf(config, row, principal, helper);
    if (!side || side === 'author') return [];
    const authorId = authorOf(config, row);
    const isKept = authorId === undefined ? !helper.duty : hidden.has(authorId);
    return isKept ? [] : [{ row, side }];
  });
  return { items: await viewRequests({ query, config }, found) };
};
