/// <reference types="vite/client" />
import { Flag } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { openReport } from '#platform/web/report/open-report.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { ById } from '#platform/web/ui/by-id.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import type { Broadcast } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import { Conversation } from '../conversation.tsx';
import { readBroadcastAgain, useBroadcast, useEnd } from '../data.ts';
import { Ended } from '../ended.tsx';
import { useHere } from '../here.ts';
import { postHref } from '../post-href.ts';
import { Captions } from './captions.tsx';
import { Picture } from './picture.tsx';
import '../broadcasts.css';

const crumbs = [{ label: 'Home', href: '/' }];
const words = {
  thing: 'live video',
  title: 'Live video',
  missing: 'Live video not found',
  lead: 'It may have been deleted, or you may not have access to it.',
  way: { label: 'Go to the home page', href: '/' },
  crumbs,
};

export const Screen = ({ params }: { readonly params: { readonly id: string } }) => (
  <ById id={params.id} use={useBroadcast} words={words}>
    {(broadcast) => <Page key={broadcast.id} broadcast={broadcast} />}
  </ById>
);

function Page({ broadcast }: { readonly broadcast: Broadcast }) {
  const { id, title, author, status, contentWarning, mine } = broadcast;
  useTitle(title);
  useLive(
    `broadcast:${id}`,
    ({ name }) => {
      if (name === 'broadcastChanged') readBroadcastAgain(id);
    },
    { onGap: () => readBroadcastAgain(id), onStart: () => readBroadcastAgain(id) },
  );
  const [isWatching, setWatching] = useState(false);
  const told = useRef(status);
  useEffect(() => {
    if (told.current !== status && status === 'ended') announce('The live video has ended.');
    if (told.current === 'starting' && status === 'live') announce('The live video has begun.');
    told.current = status;
  }, [status]);
  return (
    <div className="stack live-page">
      <PageTitle title={title} crumbs={crumbs} actions={!mine && <Report broadcast={broadcast} />}>
        <p className="soft">By {mine ? 'you' : author.displayName}</p>
      </PageTitle>
      {status === 'ended' ? (
        <Ended id={id} />
      ) : mine ? (
        <Own broadcast={broadcast} />
      ) : isWatching ? (
        <Watching broadcast={broadcast} />
      ) : (
        <>
          {contentWarning && (
            <Notice tone="warn" title={`Mentions ${contentWarning}`}>
              Nothing is shown or heard before you start.
            </Notice>
          )}
          {status === 'starting' ? (
            <p>{author.displayName} is just starting. This page updates by itself.</p>
          ) : (
            <p>
              {counted(broadcast.viewers, 'person', 'people')} watching. You can read captions while{' '}
              {author.displayName} adds them.
            </p>
          )}
          <div>
            <Button variant="primary" aria-disabled={status !== 'live' || undefined} onClick={() => setWatching(true)}>
              Start watching
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** A report is one of its post: once that is taken down, the live video ends. */
function Report({ broadcast: { title, author, postId, space } }: { readonly broadcast: Broadcast }) {
  const post = space
    ? { contentType: 'space_post', contentId: space.postId }
    : { contentType: 'post', contentId: postId ?? 0 };
  return (
    <Button
      variant="quiet"
      icon={Flag}
      onClick={() =>
        openReport({
          ...post,
          reportedUserId: author.id,
          reportedName: author.displayName,
          subject: `The live video “${title}”`,
        })
      }
    >
      Report this live video
    </Button>
  );
}

/** Whoever broadcasts, in another tab or on another device. */
function Own({ broadcast }: { readonly broadcast: Broadcast }) {
  const { id, space } = broadcast;
  const end = useEnd(id, { onFail: failed('Couldn’t end the live video') });
  return (
    <Notice
      title="You’re live in another tab or on another device"
      action={
        <>
          <Button
            variant="danger"
            pending={end.pending}
            pendingText="Ending…"
            onClick={() => end.mutate({ id, keepsRecording: true })}
          >
            {space ? 'End and keep what I said' : 'End and keep the recording'}
          </Button>
          <ButtonLink href={postHref(broadcast)}>Go to the post</ButtonLink>
        </>
      }
    >
      {counted(broadcast.viewers, 'person', 'people')} watching.
    </Notice>
  );
}

function Watching({ broadcast }: { readonly broadcast: Broadcast }) {
  const { id, author, space } = broadcast;
  const [named, setNamed] = useState(false);
  const { isIn, isFull, viewers } = useHere(id, named);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className="stack" tabIndex={-1}>
      {isFull ? (
        <div role="alert">
          <Notice tone="warn" title={`${limits.viewers} people are watching already`}>
            You can watch as soon as someone leaves: this page updates by itself. You can read and write comments.
          </Notice>
        </div>
      ) : (
        <>
          {isIn && <Picture broadcast={broadcast} />}
          <Captions id={id} />
        </>
      )}
      <p className="soft">{counted(viewers, 'person', 'people')} watching.</p>
      <Checkbox
        label={`Let ${author.displayName} see that I’m watching`}
        hint={
          space
            ? `They see your own name, also if you use another one in ${space.name}. Other viewers never see it.`
            : 'Other viewers never see it.'
        }
        checked={named}
        onChange={(event) => setNamed(event.currentTarget.checked)}
      />
      <Conversation broadcast={broadcast} />
    </div>
  );
}
