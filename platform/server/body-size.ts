import { z } from 'zod';
import { bodyLimit } from './bodies.ts';

interface Shape {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: unknown;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
}

/** A character written as \u0041. */
const bytesOfCharacter = 6;
const bytesOfNumber = 30;
/** Room for spaces and line breaks, and for a text that is too long to be told so. */
const least = 16 * 1024;

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Bytes of the longest JSON text of this shape; infinite where the shape says no limit. */
function needed(shape: Shape): number {
  if (shape.const !== undefined) return JSON.stringify(shape.const).length;
  if (shape.enum) return Math.max(...shape.enum.map((value) => JSON.stringify(value).length));
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return Math.max(...choices.map(needed));
  if (shape.allOf) return sum(shape.allOf.map(needed));
  const { type } = shape;
  if (typeof type === 'object') return Math.max(...type.map((one) => needed({ ...shape, type: one })));
  switch (type) {
    case 'string':
      return (shape.maxLength ?? Number.POSITIVE_INFINITY) * bytesOfCharacter + 2;
    case 'number':
    case 'integer':
    case 'boolean':
    case 'null':
      return bytesOfNumber;
    case 'array':
      return (shape.maxItems ?? Number.POSITIVE_INFINITY) * (needed(shape.items ?? {}) + 1) + 2;
    case 'object': {
      if (shape.additionalProperties) return Number.POSITIVE_INFINITY;
      return 2 + sum(Object.entries(shape.properties ?? {}).map(([name, one]) => name.length + 4 + needed(one)));
    }
    default:
      return Number.POSITIVE_INFINITY;
  }
}

/** The most that a call reads of its body: what its contract can need, and not more than any body. */
export function bodyLimitOf(body: z.ZodType | undefined): number {
  if (!body) return least;
  const shape = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Shape;
  return Math.min(bodyLimit, Math.max(least, needed(shape)));
}
