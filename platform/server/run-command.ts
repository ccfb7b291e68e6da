import { parseArgs } from 'node:util';
import type { App } from './app.ts';
import { type Command, type CommandAnswer, CommandError } from './command.ts';
import type { Database } from './db.ts';
import { inLane } from './lane.ts';
import { ProblemError } from './problem.ts';

const optionsOf = ({ options }: Command) =>
  options.map(({ name, says, isNeeded }) => `    --${name} ${says}${isNeeded ? '' : ' (may be left out)'}`);

/** What can be typed. */
export const usage = (commands: Iterable<Command>): string[] => [
  'npm run admin -- <command> --<option> <value>',
  ...[...commands].flatMap((one) => ['', `${one.name}  ${one.does}`, ...optionsOf(one)]),
];

function typedFor(command: Command, words: readonly string[]): Record<string, string> {
  const options = Object.fromEntries(command.options.map(({ name }) => [name, { type: 'string' as const }]));
  try {
    const { values } = parseArgs({ args: [...words], options, allowPositionals: false });
    return Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
    );
  } catch (error) {
    throw new CommandError([(error as Error).message, ...usage([command])]);
  }
}

/**
 * One command, on the same database as servers that run. They do what follows from it: reactions, mails, and what open
 * browsers are told with the next review.
 */
export async function runCommand(
  { app, database, now }: { readonly app: App; readonly database: Database; readonly now: Date },
  [name = '', ...words]: readonly string[],
): Promise<CommandAnswer> {
  const { registry, services, jobs } = app;
  const command = registry.commands.get(name);
  if (!command) return { lines: usage(registry.commands.values()), failed: true };
  try {
    const typed = typedFor(command, words);
    const occasion = { database, services, now, sealed: registry.sealed, runJob: jobs.runNow };
    return await inLane('jobs', () => command.run(occasion, typed));
  } catch (error) {
    if (error instanceof CommandError) return { lines: error.lines, failed: true };
    if (error instanceof ProblemError) return { lines: [error.problem.detail], failed: true };
    throw error;
  }
}
