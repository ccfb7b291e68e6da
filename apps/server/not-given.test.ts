import { expect, test } from 'vitest';
import { z } from 'zod';
import { contracts } from '#areas/contract.ts';
import { parseGiven } from '#platform/server/not-given.ts';

const fields = contracts.flatMap(({ operations }) =>
  operations.flatMap(({ name, body, query }) =>
    [body, query].flatMap((schema) =>
      schema instanceof z.ZodObject
        ? Object.entries(schema.shape).map(([field, type]) => ({ where: `${name}.${field}`, field, type }))
        : [],
    ),
  ),
);
const optional = fields.filter(({ type }) => (type as z.ZodType).safeParse(undefined).success);

test('on every call an empty text, and null, in a field that may be missing are no error (C-53)', () => {
  expect(optional.length).toBeGreaterThan(100);
  const refused = optional.flatMap(({ where, field, type }) =>
    ['', null].filter((value) => !parseGiven(z.object({ [field]: type }), { [field]: value }).success).map(() => where),
  );
  expect(refused).toEqual([]);
});
