import { type Db, queryIn } from '#platform/server/db.ts';
import { cleanName } from '../files/clean-name.ts';
import { factFile } from './fact-files.ts';
import { facts } from './facts.ts';
import { type Fact, lastRead } from './shape.ts';

function rowOf(fact: Fact) {
  const file = factFile(fact.ref);
  return {
    ref: fact.ref,
    title: fact.title,
    description: fact.description,
    category: fact.category,
    resource_type: fact.resourceType,
    tags: fact.tags,
    formats: fact.formats ?? ['plain'],
    states: fact.states ?? ['national'],
    external_url: fact.url ?? '',
    file_name: file ? cleanName(fact.ref, 'text/plain') : '',
    file_type: file ? 'text/plain; charset=utf-8' : '',
    file_bytes: file?.length ?? 0,
    last_checked: lastRead,
  };
}

const columns = Object.keys(rowOf(facts[0] as Fact));
const types: Readonly<Record<string, string>> = {
  tags: 'text[]',
  formats: 'text[]',
  states: 'text[]',
  file_bytes: 'int',
  last_checked: 'date',
};

/**
 * The facts are there from the first start on, and newer ones take the place of older ones. What moderators have
 * changed, given back or checked stays theirs: its version is no longer the first.
 */
export async function addFacts(db: Db, now: Date): Promise<void> {
  const given = columns.map((column) => `${column} ${types[column] ?? 'text'}`).join(', ');
  await queryIn(db)(
    'add-facts',
    `insert into resources as r (${columns.join(', ')}, status, submitted_at, created_at)
      select ${columns.map((column) => `f.${column}`).join(', ')}, 'published', $2::timestamptz, $2::timestamptz
      from jsonb_to_recordset($1::jsonb) as f(${given})
      on conflict (ref) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}
        where r.last_checked < excluded.last_checked and r.version = 1`,
    [JSON.stringify(facts.map(rowOf)), now.toISOString()],
  );
}
