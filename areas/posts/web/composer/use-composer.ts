import { useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { type Form, useForm } from '#platform/web/forms/use-form.ts';
import { failed } from '#platform/web/ui/failed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { limits } from '../../pure/limits.ts';
import { useCreatePost } from '../data.ts';
import { describeMedia } from '../data-media.ts';
import {
  bodyOf,
  checkDraft,
  type DraftMedia,
  descriptionOf,
  emptyDraft,
  type PostDraft,
  undescribed,
} from './draft.ts';
import { type Uploads, useUploads } from './use-uploads.ts';

export interface Composer {
  readonly form: Form<PostDraft>;
  readonly uploads: Uploads;
  /** Why "Post" does nothing now; undefined when it works. */
  readonly obstacle: string | undefined;
  /** Pictures lack words, and the author has not yet said to go on without. */
  readonly asking: boolean;
  readonly submit: () => void;
  readonly postAnyway: () => void;
  readonly addFiles: (files: readonly File[]) => void;
}

const tell = async (media: readonly DraftMedia[]) => {
  for (const each of media) {
    const description = descriptionOf(each);
    if (description) await describeMedia(each.media.id, description);
  }
};

/** All that the composer knows; how it looks is said elsewhere. */
export function useComposer(focusText: () => void): Composer {
  const create = useCreatePost();
  const [asking, setAsking] = useState(false);
  const media = useRef<readonly DraftMedia[]>([]);
  const form = useForm<PostDraft>({
    initial: emptyDraft,
    draftKey: 'post',
    resetAfter: true,
    validate: checkDraft,
    submit: async (draft) => {
      try {
        await tell(draft.media);
        await create.mutateAsync(bodyOf(draft));
      } catch (error) {
        failed('Couldn’t share your post', 'Your text is still here.')(error);
        throw error;
      }
      setAsking(false);
      toast({ title: 'Post created', description: 'Your post has been shared with the community.' });
    },
  });
  media.current = form.values.media;

  const uploads = useUploads((one, file) => {
    announce(`${file.name} is uploaded. You can describe it below.`);
    // Two files may arrive before the form is drawn again.
    media.current = [...media.current, { media: one, alt: '', choice: 'describe' }];
    form.setValues({ media: media.current });
  });

  const isFailed = uploads.uploads.some(({ failure }) => failure !== undefined);
  const waiting = uploads.busy
    ? 'Wait until everything is uploaded, then press Post.'
    : isFailed && 'Couldn’t upload a file. Try again or remove it, then press Post.';
  const obstacle = checkDraft(form.values).content ?? (waiting || undefined);

  const post = (anyway: boolean) => {
    if (form.submitting) return;
    if (obstacle) {
      if (checkDraft(form.values).content) setTimeout(focusText);
      else announce(obstacle, { urgent: true });
    }
    if (waiting) return;
    if (!obstacle && !anyway && undescribed(form.values.media).length > 0 && !asking) return setAsking(true);
    form.handleSubmit();
  };
  return {
    form,
    uploads,
    obstacle,
    asking: asking && undescribed(form.values.media).length > 0,
    submit: () => post(false),
    postAnyway: () => post(true),
    addFiles: (files) => {
      const free = limits.media - form.values.media.length - uploads.uploads.length;
      if (files.length > free) {
        toast({
          title: `A post holds at most ${limits.media} pictures or clips`,
          description: free > 0 ? `The first ${free} of yours are being added.` : 'Remove one to add another.',
          variant: 'destructive',
        });
      }
      uploads.add(files.slice(0, Math.max(0, free)));
    },
  };
}
