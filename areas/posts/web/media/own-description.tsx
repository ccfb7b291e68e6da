import { useEffect, useRef, useState } from 'react';
import { useForm } from '#platform/web/forms/use-form.ts';
import { joined } from '#platform/web/speech/use-device-words.ts';
import { WriteDownButton } from '#platform/web/speech/write-down-button.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { rememberFocus } from '#platform/web/ui/focus.ts';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Media } from '../../contract.ts';
import { useDescribe } from '../data-media.ts';
import { etiquetteOf } from './etiquette.ts';

interface Props {
  readonly media: Media;
  readonly postId: number;
  readonly place: string;
  readonly onDone: () => void;
}

/** The author describes a picture after posting, writes down an audio note, or hands it to others. */
export function OwnDescription({ media, postId, place, onDone }: Props) {
  const describe = useDescribe(postId);
  const field = useRef<HTMLTextAreaElement>(null);
  const isSound = media.kind === 'audio';
  const [unheard, setUnheard] = useState<string>();
  const { hint, limit, missing, asked } = etiquetteOf(media.kind);
  const save = async (change: { alt?: string; decorative?: boolean; wantsDescription?: boolean }, title: string) => {
    const restore = rememberFocus();
    await describe.mutateAsync({ id: media.id, ...change });
    toast({ title });
    onDone();
    setTimeout(restore);
  };
  const form = useForm({
    initial: { alt: media.alt },
    validate: ({ alt }) => ({ alt: alt.trim() ? undefined : `${missing}, or choose below.` }),
    submit: ({ alt }) => save({ alt }, isSound ? 'Transcript saved' : 'Description saved'),
  });
  useEffect(() => field.current?.focus(), []);
  const problem = form.summary.errors.find((error) => !error.field)?.message;
  const instead = (change: { decorative?: boolean; wantsDescription?: boolean }, title: string) => () => {
    save(change, title).catch(failed('Couldn’t save your change'));
  };
  return (
    <form
      className="stack plate-form"
      noValidate
      onSubmit={form.handleSubmit}
      aria-label={`${isSound ? 'Transcript' : 'Description'} of ${place}`}
    >
      <TextArea
        ref={field}
        label={isSound ? 'Transcript' : 'Description'}
        hint={hint}
        limit={limit}
        {...form.field('alt')}
        error={form.errors.alt ?? problem ?? unheard}
      />
      {isSound && (
        <WriteDownButton
          url={media.url}
          onWords={(words) => form.setValues({ alt: joined(form.values.alt, words) })}
          onProblem={setUnheard}
        />
      )}
      <div className="row">
        <Button type="submit" variant="primary" pending={form.submitting} pendingText="Saving…">
          {isSound ? 'Save the transcript' : 'Save the description'}
        </Button>
        {!media.wantsDescription && (
          <Button onClick={instead({ wantsDescription: true }, asked)}>
            {isSound ? 'Ask others to write it down' : 'Ask others to describe it'}
          </Button>
        )}
        {!isSound && (
          <Button onClick={instead({ decorative: true }, 'Marked as decoration')}>It’s only decoration</Button>
        )}
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
