import {
  AtSign,
  Bold,
  Heading,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Table,
  Undo2,
} from 'lucide-react';
import { redoDepth, undoDepth } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { Button, type ButtonProps } from '#platform/web/ui/button.tsx';
import { Menu } from '#platform/web/ui/menu.tsx';
import type { MenuItem } from '#platform/web/ui/menu-item.ts';
import {
  around,
  hasMark,
  headingLevel,
  indent,
  insertLine,
  outdent,
  redo,
  removeMarkHere,
  removeWarning,
  setHeading,
  toggle,
  toggleCodeBlock,
  toggleList,
  toggleQuote,
  undo,
} from './commands.ts';
import { schema } from './schema.ts';

export type DialogName = 'link' | 'image' | 'table' | 'warning' | 'language' | 'mention' | 'keys';

interface Props {
  readonly bar: RefObject<HTMLDivElement | null>;
  readonly textId: string;
  readonly label: string;
  readonly state: EditorState;
  readonly full: boolean;
  readonly pictures: boolean;
  readonly mentions: boolean;
  readonly run: (command: Command) => void;
  readonly tableMenu: readonly MenuItem[] | undefined;
  readonly onDialog: (name: DialogName) => void;
  readonly onLeave: () => void;
}

const { nodes, marks } = schema;
const buttonsOf = (bar: HTMLElement | null) => [...(bar?.querySelectorAll<HTMLButtonElement>('button') ?? [])];

/** The tools of the text: one tab stop, arrows between them, Escape back to the text. */
export function Toolbar(props: Props) {
  const { bar, textId, label, state, full, pictures, mentions, run, tableMenu, onDialog, onLeave } = props;
  const [stop, setStop] = useState(0);
  const [wide, setWide] = useState(true);
  useLayoutEffect(() => {
    for (const [at, button] of buttonsOf(bar.current).entries()) button.tabIndex = at === stop ? 0 : -1;
  });
  useLayoutEffect(() => {
    if (!bar.current) return;
    const watch = new ResizeObserver(([entry]) => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (entry) setWide(entry.contentRect.width >= 34 * rem);
    });
    watch.observe(bar.current);
    return () => watch.disconnect();
  }, [bar]);

  const key = (event: KeyboardEvent<HTMLDivElement>) => {
    // Keys of an open menu come by here too, though it stands elsewhere on the page.
    if (!event.currentTarget.contains(event.target as Node)) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      return onLeave();
    }
    const buttons = buttonsOf(event.currentTarget);
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    buttons[(next + buttons.length) % buttons.length]?.focus();
  };

  const press = (command: Command, said: string) => () => {
    run(command);
    announce(said);
  };
  const tool = (words: string, icon: ButtonProps['icon'], keys: string, on: boolean, command: Command) => (
    <Button
      variant="quiet"
      icon={icon}
      description={words === 'Quote' ? 'Quote a passage' : undefined}
      pressed={on}
      aria-keyshortcuts={keys}
      onClick={press(command, on ? `${words} off` : `${words} on`)}
    >
      {words}
    </Button>
  );

  const level = headingLevel(state);
  const inList = around(state, nodes.listItem) !== undefined;
  const inQuote = around(state, nodes.blockquote) !== undefined;
  const inCode = state.selection.$from.parent.type === nodes.codeBlock;
  const list = around(state, nodes.bulletList);
  const numbers = around(state, nodes.orderedList);
  const inWarning = around(state, nodes.warning) !== undefined;
  const lang = hasMark(state, marks.lang);
  // A reply has no headings and tables: there is room for what replies need most.
  const ownMention = mentions && wide && !full;
  const [past, future] = [undoDepth(state) > 0, redoDepth(state) > 0];

  const headings: MenuItem[] = [0, 2, 3, 4].map((one) => ({
    label: one === 0 ? 'Plain text' : `Heading ${one}`,
    checked: level === one,
    onSelect: press(setHeading(one), one === 0 ? 'Plain text' : `Heading ${one}`),
  }));
  const more: MenuItem[] = [
    ...(wide
      ? []
      : [
          {
            label: 'Quote',
            description: 'Quote a passage',
            checked: inQuote,
            onSelect: press(toggleQuote, inQuote ? 'Quote off' : 'Quote on'),
          },
        ]),
    ...(full && !wide && !tableMenu ? [{ label: 'Table…', onSelect: () => onDialog('table') }] : []),
    ...(inList
      ? [
          { label: 'Move the item in', onSelect: press(indent, 'Moved in') },
          { label: 'Move the item out', onSelect: press(outdent, 'Moved out') },
        ]
      : []),
    ...(mentions && !ownMention ? [{ label: 'Mention a member…', onSelect: () => onDialog('mention') }] : []),
    { label: lang ? 'Change the language…' : 'Language of a passage…', onSelect: () => onDialog('language') },
    ...(lang
      ? [{ label: 'Take the language off', onSelect: press(removeMarkHere('lang'), 'Language taken off') }]
      : []),
    { label: inWarning ? 'Change the content warning…' : 'Content warning…', onSelect: () => onDialog('warning') },
    ...(inWarning
      ? [{ label: 'Take the content warning off', onSelect: press(removeWarning, 'Content warning taken off') }]
      : []),
    { label: 'Code', checked: hasMark(state, marks.code), onSelect: press(toggle('code'), 'Code') },
    { label: 'Block of code', checked: inCode, onSelect: press(toggleCodeBlock, 'Block of code') },
    ...(full ? [{ label: 'Line across', onSelect: press(insertLine, 'Line added') }] : []),
    { separator: true as const },
    { label: 'Keys for writing…', onSelect: () => onDialog('keys') },
  ];

  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={`Tools for ${label}`}
      aria-controls={textId}
      className="writing-tools ring-in"
      onKeyDown={key}
      onFocus={(event) => {
        const at = buttonsOf(bar.current).indexOf(event.target as unknown as HTMLButtonElement);
        if (at >= 0) setStop(at);
      }}
    >
      {full && <Menu variant="quiet" label="Heading" icon={Heading} items={headings} pressed={level > 0} />}
      {tool('Bold', Bold, 'Control+B', hasMark(state, marks.bold), toggle('bold'))}
      {tool('Italic', Italic, 'Control+I', hasMark(state, marks.italic), toggle('italic'))}
      <Button
        variant="quiet"
        icon={Link2}
        pressed={hasMark(state, marks.link)}
        aria-keyshortcuts="Control+K"
        onClick={() => onDialog('link')}
      >
        Link
      </Button>
      {tool('List', List, 'Control+Shift+8', (list?.depth ?? 0) > (numbers?.depth ?? 0), toggleList('bulletList'))}
      {tool(
        'Numbers',
        ListOrdered,
        'Control+Shift+7',
        (numbers?.depth ?? 0) > (list?.depth ?? 0),
        toggleList('orderedList'),
      )}
      {wide && tool('Quote', Quote, 'Control+Shift+9', inQuote, toggleQuote)}
      {pictures && (
        <Button variant="quiet" icon={ImagePlus} description="Picture in the text" onClick={() => onDialog('image')}>
          Picture
        </Button>
      )}
      {ownMention && (
        <Button variant="quiet" icon={AtSign} description="Mention a member…" onClick={() => onDialog('mention')}>
          Mention
        </Button>
      )}
      {full && tableMenu && <Menu variant="quiet" icon={Table} label="Table" items={tableMenu} />}
      {full && wide && !tableMenu && (
        <Button variant="quiet" icon={Table} onClick={() => onDialog('table')}>
          Table
        </Button>
      )}
      <Menu variant="quiet" label="More" name="More tools" items={more} />
      <Button
        variant="quiet"
        icon={Undo2}
        aria-keyshortcuts="Control+Z"
        aria-disabled={!past || undefined}
        onClick={press(undo, 'Undone')}
      >
        Undo
      </Button>
      <Button
        variant="quiet"
        icon={Redo2}
        aria-keyshortcuts="Control+Y"
        aria-disabled={!future || undefined}
        onClick={press(redo, 'Done again')}
      >
        Redo
      </Button>
    </div>
  );
}
