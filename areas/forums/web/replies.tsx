import { Bell } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { WholePost } from '#areas/posts/contract.ts';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Pagination } from '#platform/web/ui/load-more.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import type { PageSize, SinceVisit, Topic } from '../contract.ts';
import { limits, pageSizes } from '../pure/limits.ts';
import { focusReply, goToReply, type Place, pageHref, topicHref } from './place.ts';
import { ReplyChunk } from './reply-chunk.tsx';
import type { News } from './use-news.ts';
import type { Answering } from './use-writing.ts';

interface Props {
  readonly post: WholePost;
  readonly topic: Topic;
  readonly place: Place;
  readonly news: News;
  readonly since: SinceVisit | null;
  readonly onAnswer: (to: Answering, quote?: string) => void;
}

const sizeWords = (size: PageSize) => (size === 0 ? 'All, one after the other' : `${size} on a page`);

export function Replies({ post, topic, place, news, since, onAnswer }: Props) {
  const { id } = post;
  const { size, page, pages } = place;
  const showNew = () => {
    const { first } = news;
    news.show();
    if (first) goToReply(id, first);
  };
  const shared = { post, topic, known: news.known, since, onAnswer, target: place.target };
  const brought = topic.moves.filter(({ direction }) => direction === 'from');
  const split = topic.moves.filter(({ kind, direction }) => kind === 'split' && direction === 'to');
  return (
    <Section title="Replies" id="replies" className="topic-replies">
      <div className="topic-size">
        <Select
          label="Replies shown"
          value={String(size)}
          onChange={(event) => {
            const next = pageSizes.find((one) => String(one) === event.currentTarget.value);
            if (next !== undefined) place.setSize(next);
          }}
          options={[...pageSizes.slice(1), pageSizes[0]].map((one) => ({ value: String(one), label: sizeWords(one) }))}
        />
        {(page > 1 || (place.target ?? 1) > 1) && (
          <p>
            <Link className="forum-touch" href={size === 0 ? `${topicHref(id)}?size=all` : pageHref(id, 1, size)}>
              Go to the first reply
            </Link>
          </p>
        )}
      </div>
      {split.map((move) => (
        <Notice key={move.id} title="Some replies were moved">
          {counted(move.replies, 'reply', 'replies')} became a topic of their own:{' '}
          <Link href={topicHref(move.topicId)}>{move.title}</Link>.
        </Notice>
      ))}
      {brought.map((move) => (
        <Notice
          key={move.id}
          title={move.kind === 'merge' ? 'Another topic was merged into this one' : 'This started in another topic'}
        >
          <Link href={topicHref(move.topicId)}>{move.title}</Link>
        </Notice>
      ))}
      {news.known === 0 && news.waiting === 0 && <p className="soft">No replies yet.</p>}
      {size === 0 ? (
        <Continuous key={id} {...shared} start={place.target ?? 1} />
      ) : (
        <>
          {news.known > 0 && <ReplyChunk {...shared} from={(page - 1) * size + 1} until={page * size + 1} />}
          <Pagination label="Pages of replies" page={page} pages={pages} hrefFor={(one) => pageHref(id, one, size)} />
        </>
      )}
      <div role="status">
        {news.waiting > 0 && (
          <Button icon={Bell} onClick={showNew}>
            Show {counted(news.waiting, 'new reply', 'new replies')}
          </Button>
        )}
      </div>
    </Section>
  );
}

/** Without pages: pieces that join, earlier and later ones by buttons. The focus stays where it is. */
function Continuous({
  start,
  ...shared
}: Omit<Parameters<typeof ReplyChunk>[0], 'from' | 'until'> & { readonly start: number }) {
  const { known, target } = shared;
  const [cuts, setCuts] = useState<readonly number[]>([start, start + limits.batch]);
  const [first = 1, last = 1] = [cuts[0], cuts.at(-1)];
  const outside = target !== undefined && (target < first || target >= last);
  useEffect(() => {
    if (outside && target !== undefined) setCuts([target, target + limits.batch]);
  }, [outside, target]);
  const earlier = Math.max(1, first - limits.batch);
  return (
    <>
      {first > 1 && (
        <Button
          onClick={() => {
            setCuts([earlier, ...cuts]);
            announce(`Replies ${earlier} to ${first - 1} are loaded, below the button`);
            if (earlier === 1) focusReply(1);
          }}
        >
          Load earlier replies
        </Button>
      )}
      {cuts.slice(0, -1).map((from, at) => (
        <ReplyChunk key={from} {...shared} from={from} until={cuts[at + 1] ?? from} />
      ))}
      {last <= known && (
        <Button
          onClick={() => {
            setCuts([...cuts, last + limits.batch]);
            announce(`Replies from ${last} on are loaded`);
            focusReply(last);
          }}
        >
          Load later replies
        </Button>
      )}
    </>
  );
}
