import { chainCommands, exitCode } from 'prosemirror-commands';
import { keydownHandler } from 'prosemirror-keymap';
import { splitListItem } from 'prosemirror-schema-list';
import type { Command } from 'prosemirror-state';
import { indent, outdent, redo, setHeading, toggle, toggleList, toggleQuote, undo } from './commands.ts';
import { schema } from './schema.ts';

/** Out of the text: to the tools, to the form of a link, to the list of keys. */
export type KeyGoal = 'tools' | 'link' | 'help';
export type Keys = typeof keys;

const mac = /Mac|iP(hone|ad)/.test(navigator.platform);
const always: Command = () => true;

/** Which keys do what in the text. */
export function keys(headings: boolean, onKey: (what: KeyGoal) => void) {
  const go =
    (what: KeyGoal): Command =>
    () => {
      onKey(what);
      return true;
    };
  const inList =
    (command: Command): Command =>
    (state, dispatch, view) => {
      const list = state.selection.$from.node(-1)?.type === schema.nodes.listItem;
      return list && chainCommands(command, always)(state, dispatch, view);
    };
  const lineBreak: Command = chainCommands(exitCode, (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(schema.nodes.hardBreak.create()).scrollIntoView());
    return true;
  });
  return keydownHandler({
    'Mod-b': toggle('bold'),
    'Mod-i': toggle('italic'),
    'Mod-e': toggle('code'),
    'Mod-k': go('link'),
    'Mod-z': undo,
    'Mod-y': redo,
    'Mod-Shift-z': redo,
    'Mod-Shift-7': toggleList('orderedList'),
    'Mod-Shift-8': toggleList('bulletList'),
    'Mod-Shift-9': toggleQuote,
    ...(headings && {
      'Mod-Alt-0': setHeading(0),
      'Mod-Alt-2': setHeading(2),
      'Mod-Alt-3': setHeading(3),
      'Mod-Alt-4': setHeading(4),
    }),
    'Mod-]': inList(indent),
    'Mod-[': inList(outdent),
    // Option with an arrow goes by words on a Mac.
    ...(!mac && { 'Alt-ArrowRight': inList(indent), 'Alt-ArrowLeft': inList(outdent) }),
    'Alt-F10': go('tools'),
    'Mod-/': go('help'),
    Enter: splitListItem(schema.nodes.listItem),
    'Shift-Enter': lineBreak,
  });
}
