import type { block } from '#areas/people/contract.ts';
import { refresh } from '#platform/web/cache/keys.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import type { createReport } from '../contract.ts';

export const useCreateReport = () => useWrite<typeof createReport>('createReport', { refresh: ['listReports'] });

/** Offered together with a report; lists that showed the person are read again. */
export async function blockMember(id: number): Promise<void> {
  await call<typeof block>('block', { id });
  await refresh([
    'listPosts',
    'getPost',
    'listComments',
    'getUser',
    'listFollowers',
    'listFollowing',
    'listContacts',
    'listSuggestions',
    'listBlocks',
  ]);
}
