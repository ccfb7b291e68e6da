import { useEffect, useRef } from 'react';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { rememberFocus } from '#platform/web/ui/focus.ts';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Media } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import { useDescribe } from '../data-media.ts';
import { etiquette } from './etiquette.ts';

interface Props {
  readonly media: Media;
  readonly postId: number;
  readonly place: string;
  readonly onDone: () => void;
}

/** The author describes a picture after posting, or hands it to others. */
export function OwnDescription({ media, postId, place, onDone }: Props) {
  const describe = useDescribe(postId);
  const field = useRef<HTMLTextAreaElement>(null);
  const save = async (change: { alt?: string; decorative?: boolean; wantsDescription?: boolean }, title: string) => {
    const restore = rememberFocus();
    await describe.mutateAsync({ id: media.id, ...change });
    toast({ title });
    onDone();
    setTimeout(restore);
  };
  const form = useForm({
    initial: { alt: media.alt },
    validate: ({ alt }) => ({ alt: alt.trim() ? undefined : 'Write what the picture shows, or choose below.' }),
    submit: ({ alt }) => save({ alt }, 'Description saved'),
  });
  useEffect(() => field.current?.focus(), []);
  const problem = form.summary.errors.find((error) => !error.field)?.message;
  const instead = (change: { decorative?: boolean; wantsDescription?: boolean }, title: string) => () => {
    save(change, title).catch(failed('Couldn’t save your change'));
  };
  return (
    <form className="stack plate-form" noValidate onSubmit={form.handleSubmit} aria-label={`Description of ${place}`}>
      <TextArea
        ref={field}
        label="Description"
        hint={etiquette}
        limit={limits.alt}
        {...form.field('alt')}
        error={form.errors.alt ?? problem}
      />
      <div className="row">
        <Button type="submit" variant="primary" pending={form.submitting} pendingText="Saving…">
          Save the description
        </Button>
        {!media.wantsDescription && (
          <Button onClick={instead({ wantsDescription: true }, 'Others have been asked to describe it')}>
            Ask others to describe it
          </Button>
        )}
        <Button onClick={instead({ decorative: true }, 'Marked as decoration')}>It’s only decoration</Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
