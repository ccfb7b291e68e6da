import { useEffect, useRef } from 'react';
import { renewPostSoon } from '#areas/posts/web/public.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import type { Broadcast } from '../contract.ts';
import { readBroadcastAgain, useBroadcast } from './data.ts';
import { postHref } from './post-href.ts';
import { Before } from './watch/captions.tsx';

const wordsInSpace = (mine: boolean): Readonly<Record<Broadcast['recording'], string>> => ({
  none: mine ? 'You kept nothing of it. The post and its comments stay.' : 'The post and its comments stay.',
  waiting: 'What was said will be in the post as text, in a few minutes.',
  ready: 'What was said is in the post as text. Posts of groups have no clips.',
  failed: 'What was said is still here as text.',
});
const recordingWords = (mine: boolean): Readonly<Record<Broadcast['recording'], string>> => ({
  none: mine ? 'You kept no recording. The post and its comments stay.' : 'There is no recording.',
  waiting: 'The recording is being made. It will be in the post, with its captions, in a few minutes.',
  ready: 'The recording is in the post, with its captions and what was said as text.',
  failed: mine
    ? 'The recording couldn’t be made. What you said is still here as text.'
    : 'There is no recording. What was said is here as text.',
});

/** After the end: where the recording is, and what was said. */
export function Ended({ id }: { readonly id: number }) {
  const { data } = useBroadcast(id);
  useLive(`broadcast:${id}`, () => readBroadcastAgain(id), { onGap: () => readBroadcastAgain(id) });
  const box = useRef<HTMLDivElement>(null);
  const isThere = data !== undefined;
  useEffect(() => {
    // Whoever was in what has gone goes on here.
    if (isThere && document.activeElement === document.body) box.current?.focus();
  }, [isThere]);
  const changed = data?.recording === 'ready' ? data.postId : null;
  useEffect(() => {
    // The page may have read it before the recording joined it.
    if (changed !== null) renewPostSoon(changed);
  }, [changed]);
  if (!data) return <Spinner label="Loading the live video" />;
  const { mine, recording, status, space } = data;
  return (
    <div ref={box} className="stack" tabIndex={-1}>
      <Notice
        tone={recording === 'failed' ? 'warn' : 'info'}
        title={status === 'ended' ? 'This live video has ended' : 'This live video is ending'}
        action={<ButtonLink href={postHref(data)}>Go to the post</ButtonLink>}
      >
        {(space ? wordsInSpace : recordingWords)(mine)[recording]}
      </Notice>
      <Before id={id} summary="What was said" />
    </div>
  );
}
