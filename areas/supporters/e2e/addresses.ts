import type { Addresses } from '#platform/web/testing/routes.ts';

interface Grant {
  readonly id: number;
  readonly state: string;
  readonly person: { readonly id: number };
}
type Ask = (path: string) => Promise<unknown>;
const grants = async (ask: Ask) => (await ask('/api/supporters')) as { mine: Grant[]; theirs: Grant[] };

export const addresses: Addresses = {
  '/supporters/for/:id': async (ask) => {
    const found = (await grants(ask)).theirs.find(({ state }) => state === 'open');
    if (!found) throw new Error('The demo member acts for nobody.');
    return `/supporters/for/${found.person.id}`;
  },
  '/supporters/:id/change': async (ask) => {
    const [found] = (await grants(ask)).mine;
    if (!found) throw new Error('The demo member has no supporter.');
    return `/supporters/${found.id}/change`;
  },
};
