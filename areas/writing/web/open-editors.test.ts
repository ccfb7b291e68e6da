import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveEditor, registerEditor, type Spot, selectInEditor } from './open-editors.ts';

const leave: (() => void)[] = [];
const opened = (id: string) => {
  const went: Spot[] = [];
  leave.push(registerEditor(id, (spot) => went.push(spot)));
  return went;
};
const field = { focus: vi.fn() };
const fields = new Map<string, typeof field>();
beforeEach(() => vi.stubGlobal('document', { getElementById: (id: string) => fields.get(id) ?? null }));
afterEach(() => {
  for (const each of leave.splice(0)) each();
  fields.clear();
  vi.unstubAllGlobals();
});

test('an editor that is open is gone to at once', () => {
  const went = opened('reply');
  selectInEditor('reply', { path: [1] });
  expect(went).toEqual([{ path: [1] }]);
});

test('a place in an editor whose tools have not come is gone to once, when they come', () => {
  selectInEditor('reply', { path: [2] });
  expect(opened('another')).toEqual([]);
  expect(opened('reply')).toEqual([{ path: [2] }]);
  expect(opened('reply')).toEqual([]);
});

test('nobody is taken to an editor that left the page before its tools came', () => {
  selectInEditor('reply', { path: [2] });
  leaveEditor('reply');
  expect(opened('reply')).toEqual([]);
});

test('the plain field takes the focus while it stands in', () => {
  fields.set('reply', field);
  selectInEditor('reply', { path: [0] });
  expect(field.focus).toHaveBeenCalledOnce();
  expect(opened('reply')).toEqual([]);
});
