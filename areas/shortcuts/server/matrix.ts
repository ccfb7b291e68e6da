import type { Matrix } from '#platform/server/matrix.ts';

const everyMember = (status: number) => ({
  guest: 401,
  member: status,
  other: status,
  blocked: status,
  moderator: status,
});

export const matrix: Matrix<'listShortcuts' | 'addShortcut' | 'removeShortcut'> = {
  listShortcuts: { expect: everyMember(200), also: [200, 200, 200] },
  addShortcut: {
    expect: everyMember(200),
    also: [200, 200, 200],
    given: () => ({ body: { path: '/accessibility', title: 'Accessibility' } }),
  },
  removeShortcut: {
    expect: everyMember(204),
    also: [204, 204, 204],
    given: () => ({ query: { path: '/accessibility' } }),
  },
};
