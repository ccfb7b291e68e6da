// A process for tests: it moves time credit between accounts until it is killed, and says the number of each transfer
// once it is committed. Its arguments: the address of a database, and the numbers of the accounts.
import { type Database, openDatabase, queryIn } from '#platform/server/db.ts';
import { hold, transfer } from '../credits/ledger.ts';

const [databaseUrl, ...numbers] = process.argv.slice(2);
const accounts = numbers.map(Number);
const now = new Date();
const database = await openDatabase({ databaseUrl, dataDir: '' });

type Work<T> = (query: ReturnType<typeof queryIn>) => Promise<T>;
const inTransaction = <T>({ db }: Database, work: Work<T>) => db.transaction((own) => work(queryIn(own)));

/** Half of what moves was held before it, as for a booking. */
async function move(turn: number): Promise<void> {
  const from = accounts[turn % accounts.length] ?? 0;
  const to = accounts[(turn + 1 + (turn % (accounts.length - 1))) % accounts.length] ?? 0;
  const minutes = 15 * (1 + (turn % 3));
  const isHeld = turn % 2 === 0 && (await inTransaction(database, (query) => hold(query, from, minutes)));
  const about = { kind: 'session', from, to, minutes, released: isHeld ? minutes : 0, words: 'Killed', now } as const;
  const id = await inTransaction(database, (query) => transfer(query, about));
  if (id !== undefined) process.stdout.write(`${id}\n`);
}

async function keepMoving(first: number): Promise<never> {
  for (let turn = first; ; turn += 1) await move(turn);
}
await Promise.all([0, 1, 2, 3].map(keepMoving));
