import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { keydownHandler, keymap } from 'prosemirror-keymap';
import { splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState, Selection, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { withSpoken } from '#platform/web/speech/insert-at-caret.ts';
import { withoutUnwanted } from '../../pure/characters.ts';
import type { Document } from '../../pure/types.ts';
import { indent, outdent, redo, setHeading, toggle, toggleList, toggleQuote, undo } from './commands.ts';
import { fromDocument, toDocument } from './convert.ts';
import { cleanPasted } from './paste.ts';
import { schema } from './schema.ts';

export interface EngineOptions {
  readonly document: Document;
  readonly attributes: () => Record<string, string>;
  readonly headings: boolean;
  readonly onState: (state: EditorState) => void;
  readonly onDocument: (document: Document) => void;
  /** Keys that lead out of the text: to the tools, to the link's form, to the list of keys. */
  readonly onKey: (what: 'tools' | 'link' | 'help') => void;
  readonly onPicture: ((file: File) => void) | undefined;
}

const mac = /Mac|iP(hone|ad)/.test(navigator.platform);
const always: Command = () => true;

function keys({ headings, onKey }: EngineOptions) {
  const go =
    (what: 'tools' | 'link' | 'help'): Command =>
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

const pictureIn = (list: FileList | undefined) => [...(list ?? [])].find(({ type }) => type.startsWith('image/'));

/** The editor itself, on an element that React leaves alone. */
export function createEngine(place: HTMLElement, options: EngineOptions) {
  const own = keys(options);
  let last = options.document;
  const view: EditorView = new EditorView(
    { mount: place },
    {
      state: EditorState.create({
        doc: fromDocument(options.document),
        plugins: [history(), keymap(baseKeymap)],
      }),
      attributes: options.attributes,
      // AltGr writes characters: Polish ą is no shortcut.
      handleKeyDown: (on, event) => !event.getModifierState('AltGraph') && own(on, event),
      transformPastedHTML: cleanPasted,
      transformPastedText: withoutUnwanted,
      handlePaste: (_, event) => {
        const picture = pictureIn(event.clipboardData?.files);
        if (!picture || !options.onPicture || event.clipboardData?.types.includes('text/html')) return false;
        options.onPicture(picture);
        return true;
      },
      handleDrop: (_, event) => {
        const picture = pictureIn(event.dataTransfer?.files);
        if (!picture || !options.onPicture) return false;
        event.preventDefault();
        options.onPicture(picture);
        return true;
      },
      dispatchTransaction: (tr) => {
        const state = view.state.apply(tr);
        view.updateState(state);
        options.onState(state);
        if (!tr.docChanged || tr.getMeta('from outside')) return;
        last = toDocument(state.doc);
        options.onDocument(last);
      },
    },
  );
  return {
    view,
    run(command: Command): boolean {
      const done = command(view.state, view.dispatch, view);
      view.focus();
      return done;
    },
    /** A text that came from elsewhere: a fix, an earlier version. One step of undo leads back. */
    replace(document: Document) {
      if (document === last) return;
      last = document;
      const node = fromDocument(document);
      if (node.eq(view.state.doc)) return;
      const from = node.content.findDiffStart(view.state.doc.content);
      const ends = node.content.findDiffEnd(view.state.doc.content);
      if (from === null || !ends) return;
      const overlap = Math.max(0, from - Math.min(ends.a, ends.b));
      const { tr } = view.state;
      try {
        tr.replace(from, ends.b + overlap, node.slice(from, ends.a + overlap));
      } catch {
        tr.replaceWith(0, view.state.doc.content.size, node.content);
      }
      view.dispatch(tr.setMeta('from outside', true));
    },
    /** Selects a place of the document: the block by its way down, then characters within it. */
    select(path: readonly number[], from?: number, to?: number) {
      const { doc } = view.state;
      let pos = 0;
      let node = doc;
      for (const [depth, index] of path.entries()) {
        if (index >= node.childCount) return;
        for (let at = 0; at < index; at += 1) pos += node.child(at).nodeSize;
        node = node.child(index);
        if (depth < path.length - 1 || node.isTextblock) pos += 1;
      }
      const end = node.isTextblock ? pos + node.content.size : pos + node.nodeSize;
      const selection = node.isTextblock
        ? TextSelection.create(doc, Math.min(pos + (from ?? 0), end), Math.min(pos + (to ?? node.content.size), end))
        : Selection.near(doc.resolve(pos));
      view.focus();
      view.dispatch(view.state.tr.setSelection(selection).scrollIntoView());
    },
    /** Spoken words, at the caret. */
    insertWords(spoken: string) {
      const { $from, $to, from, to } = view.state.selection;
      const { inserted } = withSpoken(
        `${$from.parent.textBetween(0, $from.parentOffset, undefined, ' ')}${$to.parent.textBetween($to.parentOffset, $to.parent.content.size, undefined, ' ')}`,
        $from.parentOffset,
        $from.parentOffset,
        spoken,
      );
      view.dispatch(view.state.tr.insertText(inserted, from, to).scrollIntoView());
    },
    destroy: () => view.destroy(),
  };
}

export type Engine = ReturnType<typeof createEngine>;
