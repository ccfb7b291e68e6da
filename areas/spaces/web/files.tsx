import { Download, Flag, Trash2, UserSearch } from 'lucide-react';
import { useState } from 'react';
import { fileSize } from '#platform/contract/file-size.ts';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { FileButton } from '#platform/web/ui/file-button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { Space, SpaceFile } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { mayIn } from '../pure/parts.ts';
import { sendFile, useAddFile, useDeleteFile, useFiles } from './data.ts';
import { GuidelinesGate } from './guidelines-gate.tsx';
import type { SpaceLabels } from './labels.ts';
import { MemberName } from './member-name.tsx';
import { reportOf } from './report.ts';
import { RevealAuthor, useMayReveal } from './reveal-author.tsx';
import { SpaceText } from './space-text.tsx';

interface Props {
  readonly space: Space;
  readonly labels: SpaceLabels;
}

const accept = '.pdf,.docx,.odt,.txt,.mp3,.m4a,.ogg,.wav,.jpg,.jpeg,.png,.webp';

export function Files({ space, labels }: Props) {
  const list = useFiles(space.id);
  return (
    <div className="stack">
      <h2 tabIndex={-1} id="space-files">
        Files
      </h2>
      <p className="soft small">
        Only members of this {labels.thing} can open them.
        {space.runOnly.includes('files') && ' The people who run it add them.'}
      </p>
      {space.status === 'open' && mayIn(space, 'files') && <AddFile space={space} labels={labels} />}
      <List
        list={list}
        shown={list.items.length}
        things={['file', 'files']}
        prefix="space-file"
        level={3}
        empty={<EmptyState title="No files yet" />}
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list list" role="list">
          {list.items.map((one) => (
            <FileRow key={one.id} space={space} file={one} />
          ))}
        </ul>
      </List>
    </div>
  );
}

function FileRow({ space, file }: { readonly space: Space; readonly file: SpaceFile }) {
  const { id, name, bytes, about, transcript, url, author, createdAt, mayDelete } = file;
  const [revealing, setRevealing] = useState(false);
  const mayReveal = useMayReveal(author);
  const remove = useDeleteFile(space.id, {
    onDone: () => {
      announce('File deleted');
      document.getElementById('space-files')?.focus();
    },
    onFail: failed('Couldn’t delete the file'),
  });
  return (
    <li className="space-file stack" id={`space-file-${id}`} tabIndex={-1}>
      <h3>{about}</h3>
      <p>
        <a href={url} download={name} className="space-download">
          <Icon icon={Download} />
          <span>
            {name} <span className="soft small">({fileSize(bytes)})</span>
          </span>
        </a>
      </p>
      {transcript && (
        <Disclosure summary="What is said in it">
          <SpaceText text={transcript} what={`what is said in ${name}`} />
        </Disclosure>
      )}
      <div className="space-post-head">
        <MemberName author={author} />
        <p className="soft small">
          <Time value={createdAt} />
        </p>
        {mayDelete && (
          <Button
            variant="quiet"
            icon={Trash2}
            pending={remove.pending}
            onClick={() => remove.mutate({ id: space.id, fileId: id })}
          >
            Delete<span className="vh"> {name}</span>
          </Button>
        )}
        {mayReveal && (
          <Button variant="quiet" icon={UserSearch} onClick={() => setRevealing(true)}>
            Who added this?<span className="vh"> {name}</span>
          </Button>
        )}
        {!author.mine && (
          <Button variant="quiet" icon={Flag} data-safety="" onClick={() => reportOf('space_file', id, author)}>
            Report<span className="vh"> {name}</span>
          </Button>
        )}
      </div>
      {revealing && (
        <RevealAuthor contentType="space_file" contentId={id} alias={author.name} onClose={() => setRevealing(false)} />
      )}
    </li>
  );
}

interface Chosen {
  readonly id: number;
  readonly name: string;
  readonly type: string;
}

/** The file is sent as soon as it is chosen. */
function AddFile({ space, labels }: Props) {
  const add = useAddFile(space.id);
  const [chosen, setChosen] = useState<Chosen>();
  const [part, setPart] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const [asked, setAsked] = useState(false);
  const form = useForm({
    initial: { about: '', transcript: '', fileId: '' },
    resetAfter: true,
    validate: ({ about }) => ({
      ...(!chosen && { fileId: 'Choose a file.' }),
      ...(!about.trim() && { about: 'Say in a sentence what it is.' }),
    }),
    submit: async ({ about, transcript }) => {
      if (!chosen) return;
      await add.mutateAsync({ id: space.id, fileId: chosen.id, about, ...(transcript.trim() && { transcript }) });
      setChosen(undefined);
      announce('File added');
    },
  });
  const choose = async ([file]: File[]) => {
    if (!file) return;
    if (file.size > limits.fileBytes) return setRefusal('This file is larger than 15 MB.');
    setRefusal(undefined);
    setPart(0);
    try {
      setChosen(await sendFile(space.id, file, setPart));
      announce('File added');
    } catch (caught) {
      setRefusal(textForPeople(caught));
    } finally {
      setPart(undefined);
    }
  };
  const isSound = chosen?.type.startsWith('audio/') === true;
  return (
    <Disclosure summary="Add a file" boxed>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (space.me.guidelinesAccepted || !chosen) form.handleSubmit(event);
          else setAsked(true);
        }}
      >
        <FormNotices form={form} />
        <FileButton
          id={form.field('fileId').id}
          accept={accept}
          hint="PDF, Word (DOCX), OpenDocument (ODT), plain text, sound or a picture, up to 15 MB."
          error={refusal ?? (chosen ? undefined : form.errors.fileId)}
          onFiles={(files) => void choose(files)}
        >
          {chosen ? 'Choose another file' : 'Choose a file'}
        </FileButton>
        {part !== undefined && <Progress label="Sending the file" value={Math.round(part * 100)} />}
        {chosen && <p>Chosen: {chosen.name}</p>}
        <TextField label="What it is" maxLength={limits.about} {...form.field('about')} />
        {isSound && (
          <TextArea
            label="What is said in it"
            optional={!space.norms.captions}
            hint={space.norms.captions ? 'Everyone here is asked to write this for recordings.' : undefined}
            limit={limits.transcript}
            {...form.field('transcript')}
          />
        )}
        {asked && !space.me.guidelinesAccepted ? (
          <GuidelinesGate
            space={space}
            labels={labels}
            onAgreed={() => {
              setAsked(false);
              form.handleSubmit();
            }}
            onCancel={() => setAsked(false)}
          />
        ) : (
          <div className="row">
            <Button
              type="submit"
              variant="primary"
              pending={form.submitting}
              pendingText="Adding…"
              disabled={part !== undefined}
            >
              Add file
            </Button>
          </div>
        )}
      </form>
    </Disclosure>
  );
}
