import { type PGlite, protocol, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';

type Run = <Row>(text: string, values?: unknown[], options?: QueryOptions) => Promise<Results<Row>>;

interface Statement {
  readonly name: string;
  /** The type of each value, as PostgreSQL worked it out. */
  readonly types: readonly number[];
  /** The columns of its rows. PostgreSQL refuses to run it (“cached plan must not change result type”) once they differ. */
  readonly fields: Results['fields'];
}

/** So many statements are kept; the one that was not used for longest goes. */
const mostKept = 500;

/** A text that begins so is planned anew each time, for the values that it has. */
export const plannedAnew = '/* planned anew */ ';

/**
 * The embedded database plans a text each time that it is given, which costs most reads more than to run them. Here
 * each text becomes a prepared statement at its first use, inside transactions and out of them, as a connection to
 * PostgreSQL has it: the same text means the same statement. To run one is one message instead of six.
 *
 * Replaces `query` of the client and of its transactions; what has no values, as `begin`, goes by `exec` as before.
 */
export function keepStatements(client: PGlite): void {
  const kept = new Map<string, Statement>();
  let made = 0;
  const { serialize } = protocol;

  async function prepare(text: string): Promise<Statement> {
    made += 1;
    const name = `kept-${made}`;
    const forget = kept.size < mostKept ? [] : oldest();
    const { messages } = await client.execProtocol(
      Buffer.concat([
        ...forget,
        serialize.parse({ name, text }),
        serialize.describe({ type: 'S', name }),
        serialize.sync(),
      ]),
      { syncToFs: false },
    );
    let types: number[] = [];
    let fields: Results['fields'] = [];
    for (const message of messages)
      if (message instanceof protocol.messages.ParameterDescriptionMessage) types = message.dataTypeIDs;
      else if (message instanceof protocol.messages.RowDescriptionMessage)
        fields = message.fields.map((field) => ({ name: field.name, dataTypeID: field.dataTypeID }));
    return { name, types, fields };
  }

  function oldest(): Uint8Array[] {
    for (const [text, { name }] of kept) {
      kept.delete(text);
      return [serialize.close({ type: 'S', name })];
    }
    return [];
  }

  async function statement(text: string): Promise<Statement> {
    const known = kept.get(text);
    const one = known ?? (await prepare(text));
    // Behind the others, since it is the one used last.
    if (known) kept.delete(text);
    kept.set(text, one);
    return one;
  }

  /** Held by whoever calls: nothing else uses the connection meanwhile. */
  async function run<Row>(
    text: string,
    values: unknown[],
    options: QueryOptions | undefined,
    alone: boolean,
  ): Promise<Results<Row>> {
    const { name, types, fields } = await statement(text);
    const written = values.map((value, place) => {
      if (value === null || value === undefined) return null;
      const type = types[place] ?? 0;
      const write = options?.serializers?.[type] ?? client.serializers[type];
      return write ? write(value) : String(value);
    });
    const answer: Buffer[] = [];
    await client.execProtocolRawStream(
      Buffer.concat([serialize.bind({ statement: name, values: written }), serialize.execute({}), serialize.sync()]),
      // What is given is memory of the database, which it uses again.
      { syncToFs: alone, onRawData: (part) => answer.push(Buffer.from(part)) },
    );
    const read = fields.map(({ dataTypeID }) => options?.parsers?.[dataTypeID] ?? client.parsers[dataTypeID]);
    return results<Row>(Buffer.concat(answer), fields, read, options?.rowMode === 'array');
  }

  const plain: Run = client.query.bind(client) as Run;
  client.query = ((text, values = [], options) =>
    text.startsWith(plannedAnew)
      ? plain(text, values, options)
      : client._runExclusiveTransaction(() =>
          client._runExclusiveQuery(() => run(text, values, options, true)),
        )) as Run as PGlite['query'];

  const begin = client.transaction.bind(client);
  client.transaction = <T>(work: (tx: Transaction) => Promise<T>) =>
    begin((tx) => {
      const plainHere = tx.query as Run;
      tx.query = (async (text, values = [], options) =>
        tx.closed || text.startsWith(plannedAnew)
          ? plainHere(text, values, options)
          : client._runExclusiveQuery(() => run(text, values, options, false))) as Run as Transaction['query'];
      return work(tx);
    });
}

type Read = ((text: string, type: number) => unknown) | undefined;

/**
 * Reads the rows out of an answer: messages of a letter, a length and its content. The reader of the package copies
 * each cell into memory of its own before it decodes it, which costs a page of the feed as much as half its statement.
 */
function results<Row>(
  answer: Buffer,
  fields: Results['fields'],
  read: readonly Read[],
  inOrder: boolean,
): Results<Row> {
  const rows: unknown[] = [];
  let affectedRows = 0;
  for (let at = 0; at < answer.length; ) {
    const kind = answer[at];
    const end = at + 1 + answer.readUInt32BE(at + 1);
    if (kind === letter.dataRow) rows.push(row(answer, at + 7, fields, read, inOrder));
    else if (kind === letter.commandComplete) affectedRows = changed(answer.toString('utf8', at + 5, end - 1));
    else if (kind === letter.error) throw refusal(answer.subarray(at, end));
    at = end;
  }
  return { rows: rows as Row[], fields, affectedRows };
}

const letter = { dataRow: 0x44, commandComplete: 0x43, error: 0x45 };

function row(
  answer: Buffer,
  start: number,
  fields: Results['fields'],
  read: readonly Read[],
  inOrder: boolean,
): unknown {
  const cells: unknown[] = [];
  const named: Record<string, unknown> = {};
  let at = start;
  fields.forEach(({ name, dataTypeID }, place) => {
    const length = answer.readInt32BE(at);
    at += 4;
    let value: unknown = null;
    if (length >= 0) {
      const text = answer.toString('utf8', at, at + length);
      const parse = read[place];
      value = parse ? parse(text, dataTypeID) : text;
      at += length;
    }
    if (inOrder) cells.push(value);
    else named[name] = value;
  });
  return inOrder ? cells : named;
}

/** As the package reads it, with its code and what it names. */
function refusal(message: Buffer): unknown {
  let read: unknown;
  new protocol.Parser().parse(message, (found) => {
    read = found;
  });
  return read;
}

/** "INSERT 0 5" has changed five rows, "SELECT 5" none. */
function changed(command: string): number {
  const [verb = '', ...rest] = command.split(' ');
  return ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(verb) ? Number(rest.at(-1)) : 0;
}
