import { baseKeymap } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { type Command, EditorState, Selection, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { withSpoken } from '#platform/web/speech/insert-at-caret.ts';
import { withoutUnwanted } from '../../pure/characters.ts';
import type { Document } from '../../pure/types.ts';
import { fromDocument, toDocument } from './convert.ts';
import type { KeyGoal, Keys } from './keys.ts';
import { cleanPasted } from './paste.ts';

export interface EngineOptions {
  readonly document: Document;
  readonly attributes: () => Record<string, string>;
  readonly headings: boolean;
  readonly onState: (state: EditorState) => void;
  readonly onDocument: (document: Document) => void;
  readonly keys: Keys;
  readonly onKey: (what: KeyGoal) => void;
  readonly onPicture: ((file: File) => void) | undefined;
}

const pictureIn = (list: FileList | undefined) => [...(list ?? [])].find(({ type }) => type.startsWith('image/'));

/** The editor itself, on an element that React leaves alone. */
export function createEngine(place: HTMLElement, options: EngineOptions) {
  const own = options.keys(options.headings, options.onKey);
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
