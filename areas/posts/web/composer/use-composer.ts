import { useRef, useState } from 'react';
import { type PollDraft, sendPoll } from '#areas/polls/web/public.ts';
import { announce } from '#platform/web/announce.ts';
import { type Form, useForm } from '#platform/web/forms/use-form.ts';
import { failed } from '#platform/web/ui/failed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { Media } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import { useCreatePost, useFeedSettings } from '../data.ts';
import { describeMedia } from '../data-media.ts';
import {
  askForAll,
  bodyOf,
  checkDraft,
  type DraftMedia,
  descriptionOf,
  emptyDraft,
  type PostDraft,
  undescribed,
  withoutWords,
} from './draft.ts';
import { type Uploads, useUploads } from './use-uploads.ts';

export interface Composer {
  readonly form: Form<PostDraft>;
  readonly uploads: Uploads;
  /** Why "Post" does nothing now; undefined when it works. */
  readonly obstacle: string | undefined;
  /** Pictures lack words, and the author has not yet said to go on without. */
  readonly asking: boolean;
  /** The member has chosen never to post without: there is no going on, only the two ways out. */
  readonly required: boolean;
  readonly submit: () => void;
  readonly postAnyway: () => void;
  /** Asks others to describe whatever has no words. */
  readonly askOthers: () => void;
  readonly addFiles: (files: readonly File[]) => void;
  /** For one more picture, clip or audio note; says so where there is none. */
  readonly hasRoom: () => boolean;
  /** Adds what was recorded here, with the words that are known of it. */
  readonly add: (media: Media, alt: string) => void;
}

const tell = async (media: readonly DraftMedia[]) => {
  for (const each of media) {
    const description = descriptionOf(each);
    if (description) await describeMedia(each.media.id, description);
  }
};

const focusWrongOption = () => document.querySelector<HTMLElement>('.poll-fields [aria-invalid=true]')?.focus();

/** All that the composer knows; how it looks is said elsewhere. */
export function useComposer(focusText: () => void): Composer {
  const create = useCreatePost();
  const required = useFeedSettings().requireDescriptions;
  const [asking, setAsking] = useState(false);
  const media = useRef<readonly DraftMedia[]>([]);
  const made = useRef<{ readonly poll: PollDraft; readonly id: number }>(undefined);
  // Pressed again after a failure, it is the same poll, and so the same post.
  const pollOf = async (poll: PollDraft) => {
    if (made.current?.poll !== poll) made.current = { poll, id: await sendPoll(poll) };
    return made.current.id;
  };
  const form = useForm<PostDraft>({
    initial: emptyDraft,
    draftKey: 'post',
    resetAfter: true,
    validate: checkDraft,
    submit: async (draft) => {
      try {
        await tell(draft.media);
        const pollId = draft.poll ? await pollOf(draft.poll) : undefined;
        await create.mutateAsync(bodyOf(draft, pollId));
      } catch (error) {
        failed('Couldn’t share your post', 'Your text is still here.')(error);
        throw error;
      }
      setAsking(false);
      toast({ title: 'Post created', description: 'Your post has been shared with the community.' });
    },
  });
  media.current = form.values.media;

  const add = (one: Media, alt: string) => {
    // Two may arrive before the form is drawn again.
    media.current = [...media.current, { media: one, alt, choice: 'describe' }];
    form.setValues({ media: media.current });
  };
  const uploads = useUploads((one, file) => {
    announce(`${file.name} is uploaded. You can describe it below.`);
    add(one, '');
  });

  const isFailed = uploads.uploads.some(({ failure }) => failure !== undefined);
  const waiting = uploads.busy
    ? 'Wait until everything is uploaded, then press Post.'
    : isFailed && 'Couldn’t upload a file. Try again or remove it, then press Post.';
  const wrong = checkDraft(form.values);
  const obstacle = wrong.content ?? (waiting || wrong.poll);

  const missing = undescribed(form.values.media);
  const free = () => limits.media - form.values.media.length - uploads.uploads.length;
  const post = (anyway: boolean) => {
    if (form.submitting) return;
    if (obstacle) {
      if (wrong.content) setTimeout(focusText);
      else if (wrong.poll && !waiting) setTimeout(focusWrongOption, 50);
      else announce(obstacle, { urgent: true });
    }
    if (waiting) return;
    if (!obstacle && missing.length > 0 && (required || !(anyway || asking))) {
      setAsking(true);
      if (required) announce(withoutWords(missing), { urgent: true });
      return;
    }
    form.handleSubmit();
  };
  return {
    form,
    uploads,
    obstacle,
    asking: asking && missing.length > 0,
    submit: () => post(false),
    postAnyway: () => post(true),
    required,
    askOthers: () => {
      form.setValues({ media: askForAll(form.values.media) });
      announce('Other members will be asked for the words. Press Post to continue.');
    },
    addFiles: (files) => {
      const room = free();
      if (files.length > room) sayFull(room);
      uploads.add(files.slice(0, Math.max(0, room)));
    },
    hasRoom: () => {
      const room = free();
      if (room < 1) sayFull(room);
      return room >= 1;
    },
    add,
  };
}

const sayFull = (room: number) =>
  toast({
    title: `A post holds at most ${limits.media} pictures, clips and audio notes`,
    description: room > 0 ? `The first ${room} of yours are being added.` : 'Remove one to add another.',
    variant: 'destructive',
  });
