import { searchByWords } from '#platform/server/search-words.ts';

interface Row {
  readonly title: string;
  readonly text: string;
  readonly suburb: string;
  readonly state: string;
}

/** Providers among the results of the site search. */
export const providerSearch = {
  kind: 'providers',
  label: 'NDIS providers',
  ...searchByWords<Row>({
    table: 'providers p',
    of: 'p',
    rules: 'p.published_at is not null and p.hidden_at is null',
    columns: 'p.business_name as title, left(p.description, 240) as text, p.suburb, p.state',
    hit: ({ id, title, text, suburb, state }) => ({
      id: String(id),
      href: `/ndis-providers/${id}`,
      title,
      text,
      warning: '',
      facts: [`${suburb}, ${state}`],
      at: null,
      avatar: null,
    }),
    detail: ({ suburb, state }) => `NDIS provider, ${suburb} ${state}`,
  }),
};
