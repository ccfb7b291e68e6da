import { failed } from '#platform/web/ui/failed.ts';

export const notSaved = failed('Couldn’t save your settings', 'Nothing was changed.');
export const notUndone = failed('Couldn’t undo that');
