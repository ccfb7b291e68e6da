import { writeSync } from 'node:fs';
import { z } from 'zod';
import { areaContract, event } from '#platform/contract/operation.ts';
import { makeApp } from '../app.ts';
import { on, serverArea } from '../area.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db.ts';
import { makeLog } from '../log.ts';

/**
 * A process of its own for outbox.test.ts: works through the outbox of a data folder, and is killed by one reaction.
 * `node poison.ts <data folder> [write]`
 */
const [, , dataDir = '', write] = process.argv;
const taken = event('poisonTaken', z.object({ text: z.string() }));
const say = (text: string) => writeSync(1, `${text}\n`);

const area = serverArea({
  contract: areaContract({ name: 'poison', operations: [], events: [taken] }),
  handlers: {},
  work: {
    reactions: [
      on(taken, 'poison.before', async ({ event: { text } }) => void say(`before ${text}`)),
      on(taken, 'poison.kill', async ({ event: { text } }) => {
        if (text === 'poison') process.kill(process.pid, 'SIGKILL');
        say(`spared ${text}`);
      }),
      on(taken, 'poison.after', async ({ event: { text } }) => void say(`after ${text}`)),
    ],
  },
  matrix: {},
});

const config = readConfig({
  MODE: 'production',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  PUBLIC_URL: 'http://localhost:3000',
  SESSION_SECRET: 'a secret of the tests, long enough',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Doorways <hello@example.org>',
});
const database = await openDatabase(config);
await database.migrate();
const app = await makeApp({ config, areas: [area], database, log: makeLog(config), jobsOff: true });
if (write) {
  await app.transactions.run(async (_db, emit) => {
    await emit(taken, { text: 'poison' });
    await emit(taken, { text: 'healthy' });
  });
}
await app.outbox.drain();
await app.outbox.stop();
const work = await database.query(
  'left',
  `select reaction, attempts, failures, last_error as error, parked_at is not null as parked from outbox_work`,
);
say(JSON.stringify(work));
await database.close();
process.exit(0);
