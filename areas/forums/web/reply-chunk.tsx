import { useEffect, useState } from 'react';
import type { WholePost } from '#areas/posts/contract.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { SinceVisit, Topic } from '../contract.ts';
import { useReplies, whereIsReply } from './data.ts';
import { replyHref, topicHref } from './place.ts';
import { ReplyItem } from './reply-item.tsx';
import { useMarkRead } from './use-mark-read.ts';
import type { Answering } from './use-writing.ts';

interface Props {
  readonly post: WholePost;
  readonly topic: Topic;
  /** Those above wait until somebody asks for them. */
  readonly known: number;
  readonly since: SinceVisit | null;
  readonly target: number | undefined;
  readonly from: number;
  /** The first number that is not part of it. */
  readonly until: number;
  readonly onAnswer: (to: Answering, quote?: string) => void;
}

/** The replies with these numbers. */
export function ReplyChunk({ post, topic, known, since, target, from, until, onAnswer }: Props) {
  const { data, error, loading, retry, refreshing } = useReplies(post.id, from, until);
  const replies = (data?.items ?? []).filter(({ number }) => number < until && number <= known);
  useMarkRead(post.id, replies);
  const here = target !== undefined && target >= from && target < until ? target : undefined;
  const absent =
    here !== undefined && data !== undefined && !refreshing && !data.items.some(({ number }) => number === here);
  const [gone, setGone] = useState<number>();
  useEffect(() => {
    if (!absent || here === undefined) return;
    whereIsReply({ topicId: post.id, number: here }).then(
      ({ topicId, number }) =>
        topicId === post.id
          ? setGone(here)
          : navigate(number === 0 ? topicHref(topicId) : replyHref(topicId, number), { replace: true }),
      () => setGone(here),
    );
  }, [absent, here, post.id]);
  if (loading) return <Skeleton count={3} look="row" label="Loading the replies" />;
  if (error) {
    return (
      <ErrorState title="Couldn’t load the replies" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  return (
    <>
      {absent && gone === here && (
        <Notice title={`Reply ${here} is no longer here`}>It was deleted, or you don’t have access to it.</Notice>
      )}
      {replies.map((reply) => (
        <ReplyItem key={reply.id} first={reply} post={post} topic={topic} since={since} onAnswer={onAnswer} />
      ))}
      {replies.length === 0 && known > 0 && <p className="soft">The replies here were deleted.</p>}
    </>
  );
}
