import { type PGlite, protocol, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';

type Run = <Row>(text: string, values?: unknown[], options?: QueryOptions) => Promise<Results<Row>>;

interface Statement {
  readonly name: string;
  /** The type of each value, as PostgreSQL worked it out. */
  readonly types: readonly number[];
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

  const send = async (syncToFs: boolean, ...messages: Uint8Array[]) =>
    (await client.execProtocol(Buffer.concat([...messages, serialize.sync()]), { syncToFs })).messages;

  async function prepare(text: string): Promise<Statement> {
    made += 1;
    const name = `kept-${made}`;
    const forget = kept.size < mostKept ? [] : oldest();
    const answer = await send(
      false,
      ...forget,
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    );
    const described = answer.find((message) => message.name === 'parameterDescription');
    return { name, types: (described as { dataTypeIDs?: number[] } | undefined)?.dataTypeIDs ?? [] };
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
    const { name, types } = await statement(text);
    const written = values.map((value, place) => {
      if (value === null || value === undefined) return null;
      const type = types[place] ?? 0;
      const write = options?.serializers?.[type] ?? client.serializers[type];
      return write ? write(value) : String(value);
    });
    return results<Row>(
      await send(
        alone,
        serialize.bind({ statement: name, values: written }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
      ),
      options,
    );
  }

  function results<Row>(messages: Awaited<ReturnType<typeof send>>, options: QueryOptions | undefined): Results<Row> {
    // Looked up in both, since to copy hundreds of parsers for each read costs more than many a read.
    const given = options?.parsers;
    const all = client.parsers;
    let fields: Results['fields'] = [];
    const rows: unknown[] = [];
    let affectedRows = 0;
    for (const message of messages) {
      if (message.name === 'rowDescription')
        fields = (message as unknown as { fields: Results['fields'] }).fields.map((field) => ({
          name: field.name,
          dataTypeID: field.dataTypeID,
        }));
      else if (message.name === 'dataRow') {
        const cells = (message as unknown as { fields: (string | null)[] }).fields.map((text, place) => {
          if (text === null) return null;
          const type = fields[place]?.dataTypeID ?? 0;
          const parse = given?.[type] ?? all[type];
          return parse ? parse(text, type) : text;
        });
        rows.push(
          options?.rowMode === 'array'
            ? cells
            : Object.fromEntries(fields.map(({ name }, place) => [name, cells[place]])),
        );
      } else if (message.name === 'commandComplete')
        affectedRows = changed((message as unknown as { text: string }).text);
    }
    return { rows: rows as Row[], fields, affectedRows };
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

/** "INSERT 0 5" has changed five rows, "SELECT 5" none. */
function changed(command: string): number {
  const [verb = '', ...rest] = command.split(' ');
  return ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(verb) ? Number(rest.at(-1)) : 0;
}
