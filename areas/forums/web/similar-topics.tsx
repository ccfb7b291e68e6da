import { useEffect, useRef, useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { useSimilar } from './data.ts';

const pause = 600;
const shortest = 4;

/** What others asked already, while a title is typed. It is told once for each new list, and takes no focus. */
export function SimilarTopics({ title }: { readonly title: string }) {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(title.trim().length >= shortest ? title.trim() : ''), pause);
    return () => clearTimeout(timer);
  }, [title]);
  const { data } = useSimilar(asked);
  const found = asked ? (data ?? []) : [];
  const key = found.map(({ id }) => id).join(',');
  const said = useRef('');
  useEffect(() => {
    if (key === said.current) return;
    said.current = key;
    if (key) announce(`${counted(key.split(',').length, 'similar topic')}, below the title`);
  }, [key]);
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="similar-title">
      <h2 id="similar-title" className="small">
        Similar topics
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list" role="list">
        {found.map(({ id, title: name, path, replies, answered }) => (
          <li key={id}>
            <Link href={path} newTab className="forum-touch">
              {name}
            </Link>{' '}
            <span className="small soft">
              {counted(replies, 'reply', 'replies')}
              {answered && ', answered'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
