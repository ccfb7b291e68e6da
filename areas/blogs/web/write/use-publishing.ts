import { useState } from 'react';
import { describeMedia } from '#areas/posts/web/public.ts';
import type { UsedDraft } from '#areas/writing/web/public.ts';
import { apiErrorOf, statusOf, textForPeople } from '#platform/web/client/error.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { absoluteTime } from '#platform/web/time/relative-time.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { usePublish } from '../data.ts';
import { type BlogErrors, checkBlog, checkMoment, extraOf, fieldOf } from './check-blog.ts';

export interface Publishing {
  readonly errors: BlogErrors;
  /** What belongs to no field. */
  readonly trouble: string | undefined;
  /** Counts the presses, for the summary's focus. */
  readonly attempt: number;
  readonly busy: 'publish' | 'schedule' | undefined;
  /** The blog was changed somewhere else since this text was begun. */
  readonly conflict: boolean;
  readonly publish: () => void;
  readonly schedule: (moment: string) => void;
  readonly unschedule: () => void;
}

/** What stands in the way before the server is asked, as a sentence. */
class Obstacle extends Error {}

const notStored = 'We haven’t saved your text to the server yet. It’s kept on this device. Please try again.';

/** Checks, stores the draft, and has the server publish exactly what was stored. Whatever fails, the text stays. */
export function usePublishing(draft: UsedDraft): Publishing {
  const publishing = usePublish();
  const [state, setState] = useState<Pick<Publishing, 'errors' | 'trouble' | 'attempt' | 'busy' | 'conflict'>>({
    errors: {},
    trouble: undefined,
    attempt: 0,
    busy: undefined,
    conflict: false,
  });

  const stored = async () => {
    await draft.flush();
    const { base, saving, problem } = draft.getState();
    if (base && saving === 'saved') return { draftId: base.id, version: base.version };
    if (!base && saving === 'none') throw new Obstacle('Nothing has changed yet.');
    throw new Obstacle(problem ?? notStored);
  };

  const describeCover = async () => {
    const { coverId, coverAlt, coverChoice } = extraOf(draft.getState().content);
    if (coverId === null) return;
    await describeMedia(
      coverId,
      coverChoice === 'describe'
        ? { alt: coverAlt.trim() }
        : { alt: '', decorative: coverChoice === 'decorative', wantsDescription: coverChoice === 'ask' },
    );
  };

  const run = async (busy: 'publish' | 'schedule', more: BlogErrors, work: () => Promise<void>) => {
    if (state.busy) return;
    const errors = { ...checkBlog(draft.content), ...more };
    const failed = Object.keys(errors).length > 0;
    setState(({ attempt }) => ({
      errors,
      trouble: undefined,
      attempt: failed ? attempt + 1 : attempt,
      busy: failed ? undefined : busy,
      conflict: false,
    }));
    if (failed) return;
    try {
      await describeCover();
      await work();
    } catch (error) {
      const found: BlogErrors = {};
      for (const { field, message } of apiErrorOf(error)?.fieldErrors ?? []) {
        const own = fieldOf(field);
        if (own) found[own] = message;
      }
      const known = Object.keys(found).length > 0;
      setState(({ attempt }) => ({
        errors: found,
        trouble: known ? undefined : error instanceof Obstacle ? error.message : textForPeople(error),
        attempt: attempt + 1,
        busy: undefined,
        conflict: statusOf(error) === 409,
      }));
    }
  };

  return {
    ...state,
    publish: () =>
      void run('publish', {}, async () => {
        if (draft.publishAt !== null) draft.setPublishAt(null);
        const { path, editedAt } = await publishing.mutateAsync(await stored());
        draft.forget();
        toast({ title: editedAt ? 'Changes published' : 'Blog published' });
        navigate(path, { replace: true });
      }),
    schedule: (moment) => {
      const wrong = checkMoment(moment, new Date());
      return void run('schedule', wrong ? { publishAt: wrong } : {}, async () => {
        const at = new Date(moment).toISOString();
        draft.setPublishAt(at);
        await stored();
        toast({ title: 'Blog scheduled', description: `It will be published ${absoluteTime(at)}.` });
        navigate('/blogs/drafts', { replace: true });
      });
    },
    unschedule: () => {
      draft.setPublishAt(null);
      void draft.flush();
    },
  };
}
