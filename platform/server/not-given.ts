import type { z } from 'zod';

type Path = readonly PropertyKey[];
type Parsed = ReturnType<z.ZodType['safeParse']>;

const isObject = (value: unknown): value is Record<PropertyKey, unknown> => typeof value === 'object' && value !== null;
const isEmpty = (value: unknown) => value === '' || value === null;

/**
 * C-53: an empty text, and null, in a field that may be missing mean that it is not given. What the field can be is
 * left as it is: an empty text that clears a description, a null that lifts a limit.
 */
export function parseGiven(schema: z.ZodType, value: unknown): Parsed {
  const given = withoutEmptyNumbers(schema, value);
  const parsed = schema.safeParse(given, { reportInput: true });
  if (parsed.success) return parsed;
  const refused = pathsOf(parsed.error.issues, given).flatMap((path) => emptyIn(given, path));
  return refused.length === 0 ? parsed : schema.safeParse(without(given, refused), { reportInput: true });
}

/** Numbers and dates that are read from text would take an empty one for 0. */
function withoutEmptyNumbers(schema: z.ZodType, value: unknown): unknown {
  const shape = (schema as { shape?: Readonly<Record<string, z.ZodType>> }).shape;
  if (!shape || !isObject(value)) return value;
  const empty = Object.keys(value).filter(
    (name) => isEmpty(value[name]) && Object.hasOwn(shape, name) && isCoerced(shape[name], value[name]),
  );
  return empty.length === 0
    ? value
    : without(
        value,
        empty.map((name) => [name]),
      );
}

interface Definition {
  readonly type: string;
  readonly coerce?: boolean;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
}

function isCoerced(schema: z.ZodType | undefined, value: unknown): boolean {
  for (let one = schema; one; ) {
    const { type, coerce, innerType, in: input } = one.def as Definition;
    if (coerce) return true;
    if (type === 'nullable' && value === null) return false;
    one = innerType ?? input;
  }
  return false;
}

/** Where issues are, also inside the choices of a union. */
function pathsOf(issues: readonly z.core.$ZodIssue[], value: unknown, base: Path = []): Path[] {
  return issues.flatMap((issue) => {
    const path = [...base, ...issue.path];
    const inner = issue.code === 'invalid_union' ? issue.errors.flatMap((each) => pathsOf(each, value, path)) : [];
    return [path, ...inner];
  });
}

/** The empty value at this path, or the empty text that its schema makes a list of. */
function emptyIn(value: unknown, path: Path): Path[] {
  const lengths = path.map((_, at) => at + 1);
  const length = lengths.find((each) => isEmpty(valueAt(value, path.slice(0, each))));
  return length === undefined ? [] : [path.slice(0, length)];
}

function valueAt(value: unknown, path: Path): unknown {
  let at = value;
  for (const name of path) at = isObject(at) && Object.hasOwn(at, name) ? at[name] : undefined;
  return path.length === 0 ? undefined : at;
}

/** A copy without these fields; places of a list stay. */
function without(value: unknown, paths: readonly Path[]): unknown {
  const copy = structuredClone(value);
  for (const path of paths) {
    const owner = path.slice(0, -1).reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), copy);
    if (isObject(owner) && !Array.isArray(owner)) delete owner[path.at(-1) as PropertyKey];
  }
  return copy;
}
