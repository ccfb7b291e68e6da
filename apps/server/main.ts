import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '#platform/server/config.ts';
import { openDatabase } from '#platform/server/db.ts';
import { makeLog } from '#platform/server/log.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Starts one process: configuration, database, migrations, demo community, server; stops gracefully on a signal. */
async function main() {
  const config = readConfig(process.env);
  const log = makeLog(config);
  const webDir = join(import.meta.dirname, '../../dist/web');
  say(config.databaseUrl ? 'Opening PostgreSQL …' : `Opening the embedded database in ${config.dataDir} …`);
  // The embedded database starts while the rest of the code is read. A server's answer would not be heard meanwhile.
  const [embedded, { serverAreas }, { makeApp }] = await Promise.all([
    config.databaseUrl ? undefined : openDatabase(config),
    import('#areas/server.ts'),
    import('#platform/server/app.ts'),
  ]);
  const database = embedded ?? (await openDatabase(config));
  await database.migrate();
  const app = await makeApp({
    config,
    areas: serverAreas,
    database,
    log,
    webDir: existsSync(join(webDir, 'index.html')) ? webDir : undefined,
  });
  const filled = await app.fill({ demo: config.mode === 'demo' });
  if (filled === 'seeded') say('Made the demo community.');
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    say('Closing …');
    // Whatever hangs must not keep the process for ever: what was confirmed is already in the database.
    setTimeout(() => process.exit(1), 10_000).unref();
    await app.stop();
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  await app.start();
  const address = app.http.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  say(`Doorways is open at ${config.publicUrl.replace(/:0$/, `:${port}`)}`);
}

main().catch((error: unknown) => {
  const known = error instanceof Error && ['ConfigError', 'DataDirInUseError'].includes(error.name);
  process.stderr.write(`${known ? (error as Error).message : String((error as Error)?.stack ?? error)}\n`);
  process.exit(1);
});
