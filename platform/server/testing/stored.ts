import type { TestApp } from './app.ts';

/** Every row of every table, whatever schema it is in, as text; each line begins with the name of its table. */
export async function everyRow(app: TestApp): Promise<string> {
  const tables = await app.database.query<{ name: string }>(
    'all-tables',
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const lines: string[] = [];
  for (const { name } of tables) {
    const rows = await app.database.query<{ row: string }>('', `select t::text as row from ${name} t`);
    lines.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return lines.join('\n');
}

/**
 * Whether a text holds a word, where some of the text is sealed or random. Three letters stand there by chance now and
 * then, so the word needs eight characters, or one that neither base64 nor hex has.
 */
export function holds(text: string, word: string): boolean {
  if (/^[\w+/=-]{0,7}$/.test(word)) throw new Error(`“${word}” can stand there by chance: look for a longer word.`);
  return text.includes(word);
}
