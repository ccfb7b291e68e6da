import { NodeSelection } from 'prosemirror-state';
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { FileButton } from '#platform/web/ui/file-button.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { withoutUnwanted } from '../../pure/characters.ts';
import { limits } from '../../pure/limits.ts';
import type { ImageAttrs } from '../../pure/types.ts';
import { setImage } from './commands.ts';
import type { DialogProps } from './dialog-props.ts';
import { schema } from './schema.ts';

type Choice = 'describe' | 'ask' | 'decorative';

/** A picture with its words: asked for each time, forced never. */
export function ImageDialog({ engine, editor, file, onClose }: DialogProps & { readonly file: File | undefined }) {
  const { selection } = engine.view.state;
  const old =
    selection instanceof NodeSelection && selection.node.type === schema.nodes.image && !file
      ? (selection.node.attrs as ImageAttrs)
      : undefined;
  const formId = useId();
  const [mediaId, setMediaId] = useState(old?.mediaId);
  const [alt, setAlt] = useState(old?.alt ?? '');
  const [caption, setCaption] = useState(old?.caption ?? '');
  const [choice, setChoice] = useState<Choice>(old?.decorative ? 'decorative' : 'describe');
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();

  const send = async (picture: File) => {
    setError(undefined);
    setProgress(0);
    try {
      const made = await editor.uploadImage?.(picture, setProgress);
      if (made) setMediaId(made.mediaId);
      announce('Picture added. Say what it shows.');
    } catch (failed) {
      setError(textForPeople(failed));
    } finally {
      setProgress(undefined);
    }
  };
  const first = useEffectEvent(() => {
    if (file) void send(file);
  });
  useEffect(() => first(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (mediaId === undefined) return setError('Choose a picture first.');
    try {
      if (choice === 'ask') await editor.askForDescription?.(mediaId);
    } catch (failed) {
      return setError(textForPeople(failed));
    }
    const words = choice === 'describe' ? withoutUnwanted(alt).trim() : '';
    engine.run(
      setImage({ mediaId, alt: words, decorative: choice === 'decorative', caption: withoutUnwanted(caption).trim() }),
    );
    announce(old ? 'Picture changed.' : 'Picture added.');
    onClose();
  };
  const choices: { value: Choice; label: string }[] = [
    { value: 'describe', label: 'Describe it now' },
    ...(editor.askForDescription ? [{ value: 'ask' as const, label: 'Ask others to describe it' }] : []),
    { value: 'decorative', label: 'It’s only decoration' },
  ];
  return (
    <Dialog
      open
      title={old ? 'Change the picture' : 'Add a picture'}
      dirty={alt !== (old?.alt ?? '') || caption !== (old?.caption ?? '')}
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" type="submit" form={formId} pending={progress !== undefined}>
            {old ? 'Change the picture' : 'Add the picture'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <form id={formId} noValidate className="stack" onSubmit={(event) => void submit(event)}>
        {mediaId !== undefined && (
          <img className="writing-thumb" src={`/media/${mediaId}/small`} alt={alt || 'The picture you chose'} />
        )}
        <FileButton
          accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
          error={error}
          onFiles={([picture]) => picture && void send(picture)}
        >
          {mediaId === undefined ? 'Choose a picture' : 'Choose another picture'}
        </FileButton>
        {progress !== undefined && (
          <Progress label="Sending the picture" value={Math.round(progress * 100)} max={100} />
        )}
        <RadioGroup
          look="list"
          legend="For people who can’t see the picture"
          options={choices}
          value={choice}
          onChange={setChoice}
        />
        {choice === 'describe' && (
          <TextArea
            label="Description"
            hint="Say what it shows and why it is here, in a sentence or two."
            optional
            rows={3}
            limit={limits.alt}
            value={alt}
            onChange={(event) => setAlt(event.currentTarget.value)}
          />
        )}
        <TextField
          label="Caption"
          hint="Everyone sees it under the picture."
          optional
          maxLength={limits.caption}
          value={caption}
          onChange={(event) => setCaption(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
