import { Hourglass, Pencil } from 'lucide-react';
import { useEffect } from 'react';
import type { WholePost } from '#areas/posts/contract.ts';
import { counted } from '#platform/contract/counted.ts';
import { useSession } from '#platform/web/session.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import type { Topic } from '../contract.ts';
import { Accepted } from './accepted.tsx';
import { markRead } from './data.ts';
import { Opening } from './opening.tsx';
import { usePlace } from './place.ts';
import { Replies } from './replies.tsx';
import { ReplyForm } from './reply-form.tsx';
import { Since } from './since.tsx';
import { TopicBadges } from './topic-badges.tsx';
import { TopicSide } from './topic-side.tsx';
import { useNews } from './use-news.ts';
import { type Answering, useWriting } from './use-writing.ts';
import { titleOf } from './words.ts';

interface Props {
  readonly post: WholePost;
  readonly topic: Topic;
  /** The topic as the server has it now, and not as it was kept from an earlier visit. */
  readonly fresh: boolean;
}

export function TopicPage({ post, topic, fresh }: Props) {
  const { id } = post;
  const place = usePlace(topic, fresh);
  const news = useNews(topic, fresh);
  const writing = useWriting();
  const { since } = topic;
  const isMember = useSession().member !== null;
  useEffect(() => {
    if (isMember) markRead(id, 0).catch(() => undefined);
  }, [id, isMember]);
  const merged = topic.moves.find(({ kind, direction }) => kind === 'merge' && direction === 'to');
  const answer = (to: Answering, quote?: string) => writing.answer(to, quote);
  return (
    <>
      <PageTitle
        title={titleOf(post)}
        crumbs={[
          { label: 'Home', href: '/' },
          { label: 'Forums', href: '/forums' },
          { label: topic.forum.name, href: `/forums/${topic.forum.id}` },
        ]}
        actions={
          post.mine && (
            <ButtonLink href={`/forums/topic/${id}/edit`} icon={Pencil}>
              Edit topic
            </ButtonLink>
          )
        }
      >
        <div className="forum-meta">
          <TopicBadges post={post} />
          {topic.slow && <Chip icon={Hourglass}>Slow topic</Chip>}
          <span className="soft">{counted(post.commentsCount, 'reply', 'replies')}</span>
        </div>
      </PageTitle>
      {since && <Since topicId={id} since={since} accepted={topic.accepted} />}
      {merged && (
        <Notice title="This topic was merged">
          Its replies are in <Link href={`/forums/topic/${merged.topicId}`}>{merged.title}</Link>.
        </Notice>
      )}
      <div className="topic">
        <div>
          <Opening post={post} />
          {topic.accepted && <Accepted comment={topic.accepted} topic={topic} />}
          <Replies post={post} topic={topic} place={place} news={news} since={since} onAnswer={answer} />
          <ReplyForm key={id} post={post} topic={topic} writing={writing} onAdded={news.added} />
        </div>
        <TopicSide post={post} topic={topic} />
      </div>
    </>
  );
}
