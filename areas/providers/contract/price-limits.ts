import { z } from 'zod';
import { Id, oneLine, Timestamp } from '#platform/contract/fields.ts';
import { contractPart, json, operation } from '#platform/contract/operation.ts';
import { limits } from '../pure/options.ts';
import { itemForm, limitBounds, regions } from '../pure/price-limits.ts';
import { byId, Cents, Day, GivenDay } from './fields.ts';
import { UnitType } from './providers.ts';

export const Region = z.enum(regions);
const item = z.string().trim().toUpperCase().max(30).regex(itemForm);

/** The most that may be charged, as an administrator brought it in. */
export const PriceLimit = z.object({
  /** Null: it is on record that there is no limit. */
  price: Cents.nullable(),
  unit: UnitType,
  from: Day,
  to: Day,
});
export type PriceLimit = z.infer<typeof PriceLimit>;

export const findPriceLimit = operation({
  name: 'findPriceLimit',
  method: 'GET',
  path: '/api/ndis-price-limits',
  policy: 'member',
  summary: 'The price limit on record for a support item on a day; null where none is on record.',
  query: z.object({ item, region: Region.default('national'), on: GivenDay }),
  output: json(z.object({ limit: PriceLimit.nullable() })),
});

export const PriceLimitSet = z.object({
  from: Day,
  to: Day,
  items: z.number().int(),
  importedAt: Timestamp,
  /** '' once the account is gone. */
  importedBy: z.string(),
});
export type PriceLimitSet = z.infer<typeof PriceLimitSet>;

export const listPriceLimits = operation({
  name: 'listPriceLimits',
  method: 'GET',
  path: '/api/ndis-price-limits/ranges',
  policy: 'admin',
  summary: 'For administrators: the ranges of days that price limits are on record for, the latest first.',
  output: json(z.array(PriceLimitSet)),
});

export const beginPriceLimits = operation({
  name: 'beginPriceLimits',
  method: 'POST',
  path: '/api/ndis-price-limit-imports',
  policy: 'admin',
  summary: 'For administrators: begins an import. Nothing counts before it is applied.',
  output: json(z.object({ id: Id })),
  status: 201,
});

const price = z.number().int().min(0).max(limitBounds.price).nullable();
export const addPriceLimits = operation({
  name: 'addPriceLimits',
  method: 'POST',
  path: '/api/ndis-price-limit-imports/{id}/rows',
  policy: 'admin',
  summary: 'For administrators: adds rows to an import of your own. Prices are cents; null is no limit.',
  params: byId,
  body: z.object({
    rows: z
      .array(
        z.object({
          item,
          unit: UnitType,
          national: price,
          remote: price,
          veryRemote: price,
          from: GivenDay,
          to: GivenDay,
        }),
      )
      .min(1)
      .max(limitBounds.batch),
  }),
  output: json(z.object({ rows: z.number().int() })),
  errors: ['conflict'],
});

export const applyPriceLimits = operation({
  name: 'applyPriceLimits',
  method: 'POST',
  path: '/api/ndis-price-limit-imports/{id}/apply',
  policy: 'admin',
  summary: 'For administrators: makes an import count. It takes the place of what is on record for the same days.',
  params: byId,
  body: z.object({ reason: oneLine(limits.reason) }),
  output: json(z.array(PriceLimitSet)),
  errors: ['conflict'],
});

export const priceLimitsPart = contractPart({
  operations: [findPriceLimit, listPriceLimits, beginPriceLimits, addPriceLimits, applyPriceLimits],
  entities: { NdisPriceLimit: PriceLimit, NdisPriceLimitSet: PriceLimitSet },
});
