import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Kbd } from '#platform/web/ui/kbd.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { hrefFrom, isLanguageTag } from '../../pure/addresses.ts';
import { isBlank, withoutUnwanted } from '../../pure/characters.ts';
import { limits } from '../../pure/limits.ts';
import { around, insertTable, markAround, removeMarkHere, setLanguage, setLink, setWarning } from './commands.ts';
import type { DialogProps } from './dialog-props.ts';
import { ImageDialog } from './image-dialog.tsx';
import { MentionDialog } from './mention-dialog.tsx';
import { schema } from './schema.ts';
import type { DialogName } from './toolbar.tsx';

const dialogs: Readonly<Record<Exclude<DialogName, 'image'>, (props: DialogProps) => ReactNode>> = {
  link: LinkDialog,
  table: TableDialog,
  warning: WarningDialog,
  language: LanguageDialog,
  mention: MentionDialog,
  keys: KeysDialog,
};

/** The forms of the tools. They come with the first use of one of them. */
export function Dialogs({
  name,
  file,
  ...props
}: DialogProps & { readonly name: DialogName; readonly file: File | undefined }) {
  if (name === 'image') return <ImageDialog {...props} file={file} />;
  const Shown = dialogs[name];
  return <Shown {...props} />;
}

interface FormProps {
  readonly title: string;
  readonly description?: string;
  readonly submit: string;
  readonly more?: ReactNode;
  /** True closes. */
  readonly onSubmit: () => boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function FormDialog({ title, description, submit, more, onSubmit, onClose, children }: FormProps) {
  const id = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    // React would hand it on to a form around the editor.
    event.stopPropagation();
    if (onSubmit()) onClose();
  };
  return (
    <Dialog
      open
      title={title}
      description={description}
      size="s"
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" type="submit" form={id}>
            {submit}
          </Button>
          {more}
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <form id={id} noValidate className="stack" onSubmit={send}>
        {children}
      </form>
    </Dialog>
  );
}

function LinkDialog({ engine, onClose }: DialogProps) {
  const { state } = engine.view;
  const here = markAround(state, schema.marks.link);
  const { from, to } = state.selection;
  const [address, setAddress] = useState(here?.attrs.href ?? '');
  const [words, setWords] = useState(here?.text ?? state.doc.textBetween(from, to, ' '));
  const [errors, setErrors] = useState<{ address?: string; words?: string }>({});
  const submit = () => {
    const href = hrefFrom(address);
    const wrong = {
      ...(!href && {
        address: isBlank(address)
          ? 'Write where the link leads.'
          : 'Write a web address such as https://example.org, an email address, a phone number, or a path such as /help.',
      }),
      ...(isBlank(words) && { words: 'Write the words that carry the link.' }),
    };
    setErrors(wrong);
    if (!href || wrong.words) return false;
    return engine.run(setLink(href, withoutUnwanted(words)));
  };
  return (
    <FormDialog
      title={here ? 'Change the link' : 'Add a link'}
      submit={here ? 'Change the link' : 'Add the link'}
      onSubmit={submit}
      onClose={onClose}
      more={
        here && (
          <Button
            onClick={() => {
              engine.run(removeMarkHere('link'));
              onClose();
            }}
          >
            Remove the link
          </Button>
        )
      }
    >
      <TextField
        data-autofocus
        label="Address"
        hint="A page, an email address or a phone number."
        inputMode="url"
        autoComplete="off"
        error={errors.address}
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      <TextField
        label="Words"
        hint="Say where it leads, for example “Plans for the raised bed”."
        autoComplete="off"
        error={errors.words}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

function TableDialog({ engine, onClose }: DialogProps) {
  const [rows, setRows] = useState('3');
  const [columns, setColumns] = useState('2');
  const [errors, setErrors] = useState<{ rows?: string; columns?: string }>({});
  const whole = (text: string, most: number) => {
    const value = Number(text);
    return Number.isInteger(value) && value >= 1 && value <= most ? value : undefined;
  };
  const submit = () => {
    const [high, wide] = [whole(rows, 50), whole(columns, 10)];
    setErrors({
      ...(!high && { rows: 'Use a whole number from 1 to 50.' }),
      ...(!wide && { columns: 'Use a whole number from 1 to 10.' }),
    });
    return high !== undefined && wide !== undefined && engine.run(insertTable(high, wide));
  };
  return (
    <FormDialog
      title="Add a table"
      description="The first row holds the headings."
      submit="Add the table"
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        data-autofocus
        type="number"
        min={1}
        max={50}
        label="Rows"
        error={errors.rows}
        value={rows}
        onChange={(event) => setRows(event.currentTarget.value)}
      />
      <TextField
        type="number"
        min={1}
        max={10}
        label="Columns"
        error={errors.columns}
        value={columns}
        onChange={(event) => setColumns(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

function WarningDialog({ engine, onClose }: DialogProps) {
  const here = around(engine.view.state, schema.nodes.warning);
  const [label, setLabel] = useState(String(here?.node.attrs.label ?? ''));
  const [error, setError] = useState<string>();
  const submit = () => {
    const words = withoutUnwanted(label).trim();
    if (isBlank(words)) setError('Write what the passage mentions.');
    else if (engine.run(setWarning(words))) return true;
    else setError('Put the caret into a paragraph of its own first.');
    return false;
  };
  return (
    <FormDialog
      title="Content warning"
      description="The paragraphs you selected stay closed until a reader opens them."
      submit={here ? 'Change the warning' : 'Add the warning'}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        data-autofocus
        label="What the passage mentions"
        hint="For example: hospital, needles"
        maxLength={limits.warning}
        autoComplete="off"
        error={error}
        value={label}
        onChange={(event) => setLabel(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

const languages = [
  ['ar', 'Arabic'],
  ['yue', 'Cantonese'],
  ['hr', 'Croatian'],
  ['nl', 'Dutch'],
  ['tl', 'Filipino'],
  ['fr', 'French'],
  ['de', 'German'],
  ['el', 'Greek'],
  ['hi', 'Hindi'],
  ['id', 'Indonesian'],
  ['it', 'Italian'],
  ['ja', 'Japanese'],
  ['ko', 'Korean'],
  ['zh', 'Mandarin'],
  ['mi', 'Māori'],
  ['ne', 'Nepali'],
  ['fa', 'Persian'],
  ['pl', 'Polish'],
  ['pa', 'Punjabi'],
  ['es', 'Spanish'],
  ['ta', 'Tamil'],
  ['tr', 'Turkish'],
  ['vi', 'Vietnamese'],
].map(([value = '', label = '']) => ({ value, label }));

function LanguageDialog({ engine, onClose }: DialogProps) {
  const here = markAround(engine.view.state, schema.marks.lang)?.attrs.lang ?? '';
  const listed = languages.some(({ value }) => value === here);
  const [choice, setChoice] = useState(here === '' || listed ? here : 'other');
  const [tag, setTag] = useState(listed ? '' : here);
  const [errors, setErrors] = useState<{ choice?: string; tag?: string }>({});
  const submit = () => {
    const lang = choice === 'other' ? tag.trim() : choice;
    if (choice === '') setErrors({ choice: 'Choose the language of the passage.' });
    else if (!isLanguageTag(lang)) setErrors({ tag: 'Write a language tag such as "wbp" for Warlpiri.' });
    else return engine.run(setLanguage(lang));
    return false;
  };
  return (
    <FormDialog
      title="Language of a passage"
      description="Voices then speak the selected words as that language sounds."
      submit="Set the language"
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        data-autofocus
        label="Language"
        placeholder="Choose one"
        error={errors.choice}
        options={[...languages, { value: 'other', label: 'Another language' }]}
        value={choice}
        onChange={(event) => setChoice(event.currentTarget.value)}
      />
      {choice === 'other' && (
        <TextField
          label="Language tag"
          hint="Two or three letters, such as “wbp” for Warlpiri."
          autoComplete="off"
          error={errors.tag}
          value={tag}
          onChange={(event) => setTag(event.currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}

const keys: readonly (readonly [what: string, ...keys: string[]])[] = [
  ['From the text to the tools', 'Alt', 'F10'],
  ['From the tools to the text', 'Escape'],
  ['Leave the text', 'Tab'],
  ['Bold', 'Ctrl', 'B'],
  ['Italic', 'Ctrl', 'I'],
  ['Link', 'Ctrl', 'K'],
  ['Heading 2, 3 or 4', 'Ctrl', 'Alt', '2, 3 or 4'],
  ['Plain text', 'Ctrl', 'Alt', '0'],
  ['List', 'Ctrl', 'Shift', '8'],
  ['Numbers', 'Ctrl', 'Shift', '7'],
  ['Move an item of a list in', 'Alt', 'Right arrow'],
  ['Move an item of a list out', 'Alt', 'Left arrow'],
  ['Quote', 'Ctrl', 'Shift', '9'],
  ['New line in the same paragraph', 'Shift', 'Enter'],
  ['Undo', 'Ctrl', 'Z'],
  ['Redo', 'Ctrl', 'Y'],
];

function KeysDialog({ onClose }: DialogProps) {
  return (
    <Dialog open title="Keys for writing" description="On a Mac, use Command for Ctrl." size="s" onClose={onClose}>
      <dl className="writing-keys">
        {keys.map(([what, ...those]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {those.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
