import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serverAreas } from '#areas/server.ts';
import { makeApp } from '#platform/server/app.ts';
import { readConfig } from '#platform/server/config.ts';
import { openDatabase } from '#platform/server/db.ts';
import { makeLog } from '#platform/server/log.ts';
import { commandsOf } from '#platform/server/registry.ts';
import { runCommand, usage } from '#platform/server/run-command.ts';

const say = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);

/** One command at the console, with the configuration of the server. Answers what the process ends with. */
async function main(words: readonly string[]): Promise<number> {
  const commands = commandsOf(serverAreas);
  if (!commands.some(({ name }) => name === words[0])) {
    say(usage(commands));
    return words.length === 0 || words[0] === 'help' ? 0 : 1;
  }
  const file = join(import.meta.dirname, '../../.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    await database.migrate();
    // Standard output is for the answer.
    const log = makeLog(config, process.stderr);
    const app = await makeApp({ config, areas: serverAreas, database, log, jobsOff: true });
    try {
      await app.fill({ demo: false });
      const { lines, failed = false } = await runCommand({ app, database, now: new Date() }, words);
      say(lines);
      return failed ? 1 : 0;
    } finally {
      await app.stop();
    }
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    const known = error instanceof Error && ['ConfigError', 'DataDirInUseError'].includes(error.name);
    process.stderr.write(`${known ? error.message : String((error as Error)?.stack ?? error)}\n`);
    process.exit(1);
  },
);
