import type { Canaries } from '#platform/server/testing/canaries.ts';

export const canaries: Canaries = {
  planted: {
    'shortcuts.title': 'zyxshortcut',
    'shortcuts.path': 'zyxpath',
  },
  plant: async ({ call, me }) => {
    await call(me.id, 'addShortcut', { body: { path: '/tag/zyxpath', title: 'zyxshortcut' } });
  },
};
