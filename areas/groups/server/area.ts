import { noticesOf, searchOf } from '#areas/spaces/server/public.ts';
import { serverArea } from '#platform/server/area.ts';
import { groupsContract } from '../contract.ts';
import { acting } from './acting.ts';
import { createSupportGroup } from './create-support-group.ts';
import { editSupportGroup } from './edit-support-group.ts';
import { getSupportGroup } from './get-support-group.ts';
import { listSupportGroupCategories } from './list-support-group-categories.ts';
import { listSupportGroups } from './list-support-groups.ts';
import { matrix } from './matrix.ts';
import { policies } from './policy.ts';
import { seed } from './seed.ts';

export const groups = serverArea({
  contract: groupsContract,
  handlers: { listSupportGroups, listSupportGroupCategories, getSupportGroup, createSupportGroup, editSupportGroup },
  policies,
  declares: {
    acting,
    notices: { kinds: noticesOf('group') },
    searches: [{ kind: 'groups', label: 'Support groups', ...searchOf('group') }],
  },
  pages: {
    embeds: [
      { path: /^\/support-groups$/, operation: 'listSupportGroups' },
      { path: /^\/support-groups$/, operation: 'listSupportGroupCategories' },
      { path: /^\/support-groups\/([1-9]\d*)$/, operation: 'getSupportGroup', input: ([, id = '']) => ({ id }) },
    ],
  },
  rows: {
    seed,
  },
  matrix,
});
