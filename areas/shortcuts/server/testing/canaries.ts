import type { Canaries } from '#platform/server/testing/canaries.ts';

export const canaries: Canaries = {
  planted: {
    'shortcuts.title': 'zyxshortcut',
    'shortcuts.path': 'zyxshortpath',
  },
  plant: async ({ call, me }) => {
    await call(me.id, 'addShortcut', { body: { path: '/tag/zyxshortpath', title: 'zyxshortcut' } });
  },
};
