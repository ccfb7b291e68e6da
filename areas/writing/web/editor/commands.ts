import { setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection, TextSelection } from 'prosemirror-state';
import { findWrapping, liftTarget } from 'prosemirror-transform';
import type { ImageAttrs } from '../../pure/types.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** The closest node of this type around the selection. */
export function around({ selection }: EditorState, type: NodeType) {
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type === type) return { node, pos: $from.before(depth), depth };
  }
  return undefined;
}

export function hasMark({ selection, doc, storedMarks }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

/** The link or language under the caret, with its whole reach. */
export function markAround({ selection, doc }: EditorState, type: MarkType) {
  const { $from } = selection;
  const parent = $from.parent;
  const start = $from.start();
  let found: { from: number; to: number; attrs: Readonly<Record<string, string>>; text: string } | undefined;
  parent.forEach((child, offset) => {
    const mark = type.isInSet(child.marks);
    const [from, to] = [start + offset, start + offset + child.nodeSize];
    if (!mark) return;
    if (found && found.to === from && found.attrs.href === mark.attrs.href && found.attrs.lang === mark.attrs.lang) {
      found = { ...found, to, text: found.text + child.textContent };
    } else if (!found || found.to < $from.pos) {
      found = { from, to, attrs: mark.attrs, text: child.textContent };
    }
  });
  return found && found.from <= $from.pos && $from.pos <= found.to && found.to <= doc.content.size ? found : undefined;
}

export const headingLevel = (state: EditorState): number => {
  const { parent } = state.selection.$from;
  return parent.type === nodes.heading ? Number(parent.attrs.level) : 0;
};

export const toggle = (name: 'bold' | 'italic' | 'code'): Command => toggleMark(marks[name]);

export const setHeading =
  (level: number): Command =>
  (state, dispatch) =>
    headingLevel(state) === level || level === 0
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch);

export const toggleList =
  (name: 'bulletList' | 'orderedList'): Command =>
  (state, dispatch) => {
    const type = nodes[name];
    const other = nodes[name === 'bulletList' ? 'orderedList' : 'bulletList'];
    const [here, there] = [around(state, type), around(state, other)];
    if (here && here.depth > (there?.depth ?? 0)) return liftListItem(nodes.listItem)(state, dispatch);
    if (there) {
      dispatch?.(state.tr.setNodeMarkup(there.pos, type));
      return true;
    }
    return wrapInList(type)(state, dispatch);
  };

export const indent: Command = sinkListItem(nodes.listItem);
export const outdent: Command = liftListItem(nodes.listItem);

/** Takes a wrapper away and leaves what it holds. */
const unwrap =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const found = around(state, type);
    if (!found) return false;
    const { tr } = state;
    const $start = state.doc.resolve(found.pos + 1);
    const $end = state.doc.resolve(found.pos + found.node.nodeSize - 1);
    const range = $start.blockRange($end, (node) => node === found.node);
    const target = range && liftTarget(range);
    if (!range || target === null || target === undefined) return false;
    dispatch?.(tr.lift(range, target).scrollIntoView());
    return true;
  };

export const toggleQuote: Command = (state, dispatch) =>
  around(state, nodes.blockquote)
    ? unwrap(nodes.blockquote)(state, dispatch)
    : wrapIn(nodes.blockquote)(state, dispatch);

export const toggleCodeBlock: Command = (state, dispatch) =>
  setBlockType(state.selection.$from.parent.type === nodes.codeBlock ? nodes.paragraph : nodes.codeBlock)(
    state,
    dispatch,
  );

export const insertLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.horizontalRule.create()).scrollIntoView());
  return true;
};

/** Puts the selected blocks behind a warning, or renames the warning they are behind. */
export const setWarning =
  (label: string): Command =>
  (state, dispatch) => {
    const found = around(state, nodes.warning);
    if (found) {
      dispatch?.(state.tr.setNodeMarkup(found.pos, undefined, { label }));
      return true;
    }
    const { $from, $to } = state.selection;
    // Whole blocks of the document: a warning does not stand within a list or a quote.
    const range = $from.blockRange($to, (node) => node.type === nodes.doc);
    const wrapping = range && findWrapping(range, nodes.warning, { label });
    if (!range || !wrapping) return false;
    dispatch?.(state.tr.wrap(range, wrapping).scrollIntoView());
    return true;
  };
export const removeWarning: Command = unwrap(nodes.warning);

/** Gives the selected words, or new ones at the caret, a link. */
export const setLink =
  (href: string, words: string): Command =>
  (state, dispatch) => {
    const here = markAround(state, marks.link);
    const { from, to } = here ?? state.selection;
    const mark = marks.link.create({ href });
    const present = state.doc.textBetween(from, to);
    const { tr } = state;
    if (present === words && from !== to) tr.removeMark(from, to, marks.link).addMark(from, to, mark);
    else
      tr.replaceWith(
        from,
        to,
        schema.text(words, [...state.selection.$from.marks().filter((one) => one.type !== marks.link), mark]),
      );
    tr.setSelection(TextSelection.create(tr.doc, Math.min(tr.mapping.map(to), tr.doc.content.size)));
    dispatch?.(tr.removeStoredMark(marks.link).scrollIntoView());
    return true;
  };

export const removeMarkHere =
  (name: 'link' | 'lang'): Command =>
  (state, dispatch) => {
    const here = markAround(state, marks[name]);
    if (!here) return false;
    dispatch?.(state.tr.removeMark(here.from, here.to, marks[name]));
    return true;
  };

export const setLanguage =
  (lang: string): Command =>
  (state, dispatch) => {
    const here = state.selection.empty ? markAround(state, marks.lang) : undefined;
    const { from, to } = here ?? state.selection;
    const mark = marks.lang.create({ lang });
    dispatch?.(from === to ? state.tr.addStoredMark(mark) : state.tr.addMark(from, to, mark));
    return true;
  };

/** A picture in the place of the selected one, else behind the block with the caret. */
export const setImage =
  (attrs: ImageAttrs): Command =>
  (state, dispatch) => {
    const { selection, tr } = state;
    const node = nodes.image.create(attrs);
    if (selection instanceof NodeSelection && selection.node.type === nodes.image) {
      tr.setNodeMarkup(selection.from, undefined, attrs);
      tr.setSelection(NodeSelection.create(tr.doc, selection.from));
    } else {
      const { $from } = selection;
      const emptyHere = $from.parent.type === nodes.paragraph && $from.parent.content.size === 0;
      const at = $from.depth === 0 ? selection.to : $from.after();
      // A place to go on writing, which the end of a text would not have.
      tr.insert(at, at === state.doc.content.size ? [node, nodes.paragraph.create()] : node);
      tr.setSelection(TextSelection.near(tr.doc.resolve(at + node.nodeSize)));
      if (emptyHere && $from.parentOffset === 0 && $from.depth === 1) tr.delete($from.before(), $from.after());
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };

export const insertTable =
  (rows: number, columns: number): Command =>
  (state, dispatch) => {
    const cell = (header: boolean) =>
      nodes[header ? 'tableHeader' : 'tableCell'].create(null, nodes.paragraph.create());
    const table = nodes.table.create(
      null,
      Array.from({ length: rows }, (_, row) =>
        nodes.tableRow.create(
          null,
          Array.from({ length: columns }, () => cell(row === 0)),
        ),
      ),
    );
    const { $from } = state.selection;
    const depth = around(state, nodes.warning) ? 2 : 1;
    const at = $from.depth === 0 ? state.selection.to : $from.after(Math.min(depth, $from.depth));
    const tr = state.tr.insert(at, at === state.doc.content.size ? [table, nodes.paragraph.create()] : table);
    // Into the first heading: table, row, cell, paragraph.
    tr.setSelection(TextSelection.create(tr.doc, at + 4));
    dispatch?.(tr.scrollIntoView());
    return true;
  };

export const insertMention =
  (userId: number, username: string): Command =>
  (state, dispatch) => {
    const mention = nodes.mention.create({ userId, username });
    dispatch?.(state.tr.replaceSelectionWith(mention, false).insertText(' ').scrollIntoView());
    return true;
  };

export { redo, undo };
