import type { Command, EditorState } from 'prosemirror-state';
import {
  lazy,
  Suspense,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { DictationButton } from '#platform/web/speech/dictation.tsx';
import { Kbd } from '#platform/web/ui/kbd.tsx';
import type { MenuItem } from '#platform/web/ui/menu-item.ts';
import { faultsIn } from '../../pure/check-document.ts';
import { plainText } from '../../pure/walk.ts';
import { registerEditor } from '../open-editors.ts';
import type { EditorProps } from '../types.ts';
import { around } from './commands.ts';
import type { createEngine, Engine } from './engine.ts';
import { EditorFrame } from './frame.tsx';
import { keys } from './keys.ts';
import { schema } from './schema.ts';
import { documentOfLines, typedBefore } from './take-over.ts';
import { type DialogName, Toolbar } from './toolbar.tsx';

const Dialogs = lazy(async () => ({ default: (await import('./dialogs.tsx')).Dialogs }));
type CreateEngine = typeof createEngine;

/** What works on a text is here; what shows it comes after it, so that each part stays small. */
export const loadEngine = () => import('./engine.ts');
const loadTables = () => import('./table-tools.ts');

/** The editor with its tools, once its code is there. */
export function Surface(props: EditorProps & { readonly createEngine: CreateEngine }) {
  const { id, label, value, onChange, variant = 'full', uploadImage, findMembers, describedBy, error } = props;
  const place = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const engine = useRef<Engine>(undefined);
  const [typed] = useState(() => typedBefore(id));
  const [state, setState] = useState<EditorState>();
  const [dialog, setDialog] = useState<DialogName>();
  const [file, setFile] = useState<File>();
  const [tables, setTables] = useState<Awaited<ReturnType<typeof loadTables>>>();
  const full = variant === 'full';

  const deferred = useDeferredValue(value);
  const problem = useMemo(() => faultsIn(deferred)[0]?.message, [deferred]);
  const words = useMemo(() => plainText(deferred).split(/\s+/).filter(Boolean).length, [deferred]);
  const shownError = error ?? problem;

  const attributes = () => ({
    id,
    role: 'textbox',
    class: 'doc writing-text ring-in-self',
    tabindex: '0',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': [
      `${id}-keys`,
      props.hint ? `${id}-hint` : '',
      shownError ? `${id}-error` : '',
      describedBy ?? '',
    ]
      .filter(Boolean)
      .join(' '),
    ...(shownError && { 'aria-invalid': 'true' }),
  });
  const latest = useRef(attributes);
  latest.current = attributes;

  const change = useEffectEvent(onChange);
  const askForPicture = useEffectEvent((picture: File) => {
    if (!uploadImage) return announce('Pictures cannot be added here.', { urgent: true });
    setFile(picture);
    setDialog('image');
  });
  const start = useEffectEvent((element: HTMLElement) => {
    const lines = typed?.value ? documentOfLines(typed) : undefined;
    const made = props.createEngine(element, {
      document: lines?.document ?? value,
      attributes: () => latest.current(),
      headings: full,
      keys,
      onState: setState,
      onDocument: (document) => change(document),
      onPicture: uploadImage ? (picture) => askForPicture(picture) : undefined,
      onKey: (what) => {
        if (what === 'tools') bar.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
        else setDialog(what === 'link' ? 'link' : 'keys');
      },
    });
    engine.current = made;
    setState(made.view.state);
    if (lines) change(lines.document);
    if (typed?.focused) made.select(lines?.path ?? [0], lines?.column ?? 0, lines?.column ?? 0);
    return made;
  });
  useLayoutEffect(() => {
    if (!place.current) return;
    const made = start(place.current);
    const leave = registerEditor(id, (spot) => made.select(spot.path, spot.from, spot.to));
    return () => {
      leave();
      made.destroy();
      engine.current = undefined;
    };
  }, [id]);
  useEffect(() => {
    if (!(typed?.value && engine.current?.view.state.doc.textContent === '')) engine.current?.replace(value);
  }, [value, typed]);
  useEffect(() => {
    // The attributes are read anew with every update of the view.
    if (shownError !== undefined || describedBy !== undefined) engine.current?.view.setProps({});
  }, [shownError, describedBy]);

  const inTable = state !== undefined && around(state, schema.nodes.table) !== undefined;
  useEffect(() => {
    if (!inTable || tables) return;
    void loadTables().then((code) => {
      if (engine.current) code.joinTableTools(engine.current);
      setTables(code);
    });
  }, [inTable, tables]);

  const run = (command: Command) => void engine.current?.run(command);
  const tableMenu: MenuItem[] | undefined = inTable
    ? tables?.tableCommands.map(({ label: words, said, command }) => ({
        label: words,
        onSelect: () => {
          run(command);
          announce(said);
        },
      }))
    : undefined;
  const close = () => {
    setDialog(undefined);
    setFile(undefined);
    // After the dialog has given the focus back to what opened it.
    setTimeout(() => engine.current?.view.focus());
  };

  return (
    <EditorFrame
      id={id}
      label={label}
      hint={props.hint}
      error={shownError}
      foot={
        <>
          <span className="num">{counted(words, 'word')}</span>
          <span id={`${id}-keys`}>
            Press <Kbd>Alt</Kbd> <Kbd>F10</Kbd> for the tools
          </span>
        </>
      }
      after={<DictationButton onWords={(spoken) => engine.current?.insertWords(spoken)} what={label} />}
    >
      {state && (
        <Toolbar
          bar={bar}
          textId={id}
          label={label}
          state={state}
          full={full}
          pictures={uploadImage !== undefined}
          mentions={findMembers !== undefined}
          run={run}
          tableMenu={tableMenu}
          onDialog={setDialog}
          onLeave={() => engine.current?.view.focus()}
        />
      )}
      <div ref={place} />
      {dialog && engine.current && (
        <Suspense fallback={null}>
          <Dialogs name={dialog} engine={engine.current} editor={props} file={file} onClose={close} />
        </Suspense>
      )}
    </EditorFrame>
  );
}
