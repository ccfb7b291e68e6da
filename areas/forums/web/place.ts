import { useEffect, useRef } from 'react';
import { announce } from '#platform/web/announce.ts';
import { focusOn } from '#platform/web/router/arrive.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { arrivalNow, navigate } from '#platform/web/router/navigate.ts';
import { whenThere } from '#platform/web/router/when-there.ts';
import { useSession } from '#platform/web/session.ts';
import type { PageSize, Topic } from '../contract.ts';
import { pageSizes } from '../pure/limits.ts';
import { keepPageSize, whereIsReply } from './data.ts';
import { commentIn, replyIn, useHash } from './use-hash.ts';
import { pageOf } from './words.ts';

export interface Place {
  /** 0: no pages. */
  readonly size: PageSize;
  readonly page: number;
  readonly pages: number;
  /** The reply that the address names. */
  readonly target: number | undefined;
  readonly setSize: (size: PageSize) => void;
}

export const topicHref = (id: number) => `/forums/topic/${id}`;
/** The same whatever the size of pages: the number decides which page it is. */
export const replyHref = (id: number, number: number) => `${topicHref(id)}#reply-${number}`;
export const pageHref = (id: number, page: number, size: PageSize) => `${topicHref(id)}?page=${page}&size=${size}`;

export function focusReply(number: number): void {
  whenThere(
    () => document.getElementById(`reply-${number}`),
    (element) => {
      if (!element) return;
      focusOn(element);
      element.scrollIntoView();
    },
    5000,
  );
}

/** To the page that has it, without leaving the screen. */
export function goToReply(id: number, number: number): void {
  navigate(replyHref(id, number), { replace: true, stay: true });
  focusReply(number);
}

const sizeIn = (query: URLSearchParams): PageSize | undefined =>
  pageSizes.find(
    (size) => (size === 0 ? 'all' : String(size)) === query.get('size') || String(size) === query.get('size'),
  );

/** Where in the topic one is: the address decides, then what is unread, then the beginning. */
export function usePlace(topic: Topic, fresh: boolean): Place {
  const { id, lastNumber, firstUnread } = topic;
  const isMember = useSession().member !== null;
  const hash = useHash();
  const [query, setQuery] = useQueryParams();
  const target = replyIn(hash);
  const comment = commentIn(hash);
  const size = sizeIn(query) ?? topic.pageSize;
  const pages = size === 0 ? 1 : pageOf(lastNumber, size);
  const asked = Number(query.get('page'));
  const page =
    size === 0 ? 1 : Math.min(pages, asked > 0 && Number.isInteger(asked) ? asked : pageOf(target ?? 1, size));

  const decided = useRef(false);
  useEffect(() => {
    if (!fresh || decided.current) return;
    decided.current = true;
    // Who comes back, or follows an address to a place, is left there.
    if (!firstUnread || location.hash || location.search || arrivalNow() === 'pop') return;
    goToReply(id, firstUnread);
    announce(`You’re at the first unread reply, reply ${firstUnread}.`);
  }, [fresh, firstUnread, id]);

  useEffect(() => {
    if (comment === undefined) return;
    whereIsReply({ commentId: comment }).then(
      ({ topicId, number }) => {
        navigate(number === 0 ? topicHref(topicId) : replyHref(topicId, number), {
          replace: true,
          stay: topicId === id,
        });
        if (number > 0) focusReply(number);
      },
      () => announce('That reply is no longer here.'),
    );
  }, [comment, id]);

  const setSize = (next: PageSize) => {
    const first = size === 0 ? (target ?? 1) : (page - 1) * size + 1;
    if (isMember) keepPageSize(id, next).catch(() => undefined);
    // Without pages the reply at the top keeps its place by its name.
    if (next === 0) navigate(`${topicHref(id)}?size=all#reply-${first}`, { replace: true, stay: true });
    else setQuery({ size: next, page: pageOf(first, next) });
    announce(next === 0 ? 'Replies one after the other, without pages' : `${next} replies on a page`);
  };
  return { size, page, pages, target, setSize };
}
