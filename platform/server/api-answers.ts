import { z } from 'zod';
import type { OperationShape } from '#platform/contract/operation.ts';
import { problem } from './problem.ts';

type Thing = Readonly<Record<string, unknown>>;

/** The entity of an answer of the public API, by its fields. */
function shapeOf({ output }: OperationShape): Readonly<Record<string, z.ZodType>> {
  const data = output.kind === 'json' && output.schema instanceof z.ZodObject ? output.schema.shape.data : undefined;
  const entity = data instanceof z.ZodArray ? data.element : data;
  return entity instanceof z.ZodObject ? (entity.shape as Record<string, z.ZodType>) : {};
}

/** Names with commas; one that is not there is named at its parameter. */
function namesIn(given: unknown, parameter: string, known: readonly string[]): readonly string[] {
  if (typeof given !== 'string' || given.trim() === '') return [];
  const names = given.split(',').map((name) => name.trim());
  const wrong = names.find((name) => !known.includes(name));
  if (wrong === undefined) return names;
  const message =
    known.length > 0
      ? `There is no “${wrong.slice(0, 40)}” here. Choose from ${known.join(', ')}.`
      : 'Nothing can be included here.';
  throw problem.invalid([{ field: parameter, rule: 'unknown', message }]);
}

/**
 * What a program wants to have of each thing: `fields` leaves out others, and fields that are optional in the contract
 * come only with `include`. Judged before anything is done, and applied to what was checked.
 */
export function chosenFields(
  operation: OperationShape,
  input: Readonly<Record<string, unknown>>,
): (body: unknown) => unknown {
  const shape = shapeOf(operation);
  const usual = Object.keys(shape).filter((name) => !(shape[name] instanceof z.ZodOptional));
  const more = Object.keys(shape).filter((name) => !usual.includes(name));
  const chosen = namesIn(input.fields, 'fields', usual);
  const wanted = new Set([...(chosen.length > 0 ? chosen : usual), ...namesIn(input.include, 'include', more)]);
  const choose = (thing: Thing) => Object.fromEntries(Object.entries(thing).filter(([name]) => wanted.has(name)));
  return (body) => {
    const { data, ...rest } = body as { readonly data?: unknown };
    if (wanted.size === 0 || typeof data !== 'object' || data === null) return body;
    return { data: Array.isArray(data) ? data.map(choose) : choose(data as Thing), ...rest };
  };
}
