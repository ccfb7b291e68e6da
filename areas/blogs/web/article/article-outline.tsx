import { fromPlainText, outline } from '#areas/writing/web/public.ts';
import type { Blog } from '../../contract.ts';
import { useVersion } from '../easy-choice.ts';

const fewestHeadings = 3;

/** Above a long article, so that no one has to pass its text to learn what it has. */
export function ArticleOutline({ blog }: { readonly blog: Blog }) {
  const [version] = useVersion();
  const isEasy = blog.easyContent !== '' && version === 'easy';
  const headings = isEasy ? [] : outline(blog.document ?? fromPlainText(blog.content));
  if (headings.length < fewestHeadings) return null;
  return (
    <nav className="section section-side no-print" aria-labelledby="article-outline">
      <div className="lintel" />
      <div className="section-head">
        <h2 id="article-outline">In this article</h2>
      </div>
      <ul className="plain-list article-outline">
        {headings.map(({ id, level, text }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
        <li>
          <a href="#comments">Comments, {blog.commentsCount}</a>
        </li>
      </ul>
    </nav>
  );
}
