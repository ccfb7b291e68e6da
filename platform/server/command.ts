import type { z } from 'zod';
import type { Database } from './db.ts';
import type { SealedColumn } from './sealed.ts';
import type { Services } from './services.ts';

/** What a command has besides what was typed. */
export interface CommandOccasion {
  readonly database: Database;
  readonly services: Services;
  readonly now: Date;
  /** The columns of all areas whose values are sealed. */
  readonly sealed: readonly SealedColumn[];
  /** Runs a job to its end, in this process. */
  readonly runJob: (name: string) => Promise<void>;
}

export interface CommandAnswer {
  readonly lines: readonly string[];
  /** What was looked for is not as it should be, or nothing was done: the process ends with 1. */
  readonly failed?: boolean;
}

/** Something that an operator does at the console: `npm run admin -- <name> --<option> <value>`. */
export interface Command {
  readonly name: string;
  /** Goes on from the name: "make-admin  makes a member an administrator". */
  readonly does: string;
  readonly options: readonly CommandOption[];
  readonly run: (occasion: CommandOccasion, typed: Readonly<Record<string, string>>) => Promise<CommandAnswer>;
}

export interface CommandOption {
  readonly name: string;
  /** Goes on from the name: "--email is the address of the member". */
  readonly says: string;
  readonly isNeeded: boolean;
}

/** What was typed can’t be done, and why. */
export class CommandError extends Error {
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'CommandError';
    this.lines = lines;
  }
}

/** The options are the fields of a schema, each with a `describe` that says what it is. */
export function command<Options extends z.ZodObject>(about: {
  readonly name: string;
  readonly does: string;
  readonly options: Options;
  readonly run: (occasion: CommandOccasion & { readonly input: z.output<Options> }) => Promise<CommandAnswer>;
}): Command {
  const { name, does, options: schema, run } = about;
  const options = Object.entries<z.ZodType>(schema.shape).map(([option, field]) => ({
    name: option,
    says: field.description ?? '',
    isNeeded: !field.safeParse(undefined).success,
  }));
  return {
    name,
    does,
    options,
    run: async (occasion, typed) => {
      const read = schema.safeParse(typed);
      if (read.success) return run({ ...occasion, input: read.data });
      const wrong = new Set(read.error.issues.map(({ path }) => String(path[0])));
      throw new CommandError(options.flatMap((one) => (wrong.has(one.name) ? `--${one.name} ${one.says}.` : [])));
    },
  };
}
