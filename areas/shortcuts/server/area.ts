import { serverArea } from '#platform/server/area.ts';
import { shortcutsContract } from '../contract.ts';
import { addShortcut } from './add-shortcut.ts';
import { listShortcuts } from './list-shortcuts.ts';
import { matrix } from './matrix.ts';
import { personalData } from './personal-data.ts';
import { removeShortcut } from './remove-shortcut.ts';
import { seed } from './seed.ts';

export const shortcuts = serverArea({
  contract: shortcutsContract,
  handlers: { listShortcuts, addShortcut, removeShortcut },
  declares: {
    personalData,
  },
  pages: {
    // They stand above the posts on a narrow page, so they must be there with the first paint.
    embeds: [{ path: /^\/$/, operation: 'listShortcuts' }],
  },
  rows: {
    seed,
  },
  matrix,
});
