import { fromPlainText, outline } from '#areas/writing/web/public.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { Blog } from '../../contract.ts';
import { useVersion } from '../easy-choice.ts';

interface Props {
  readonly blog: Blog;
  readonly shut: boolean;
}

const fewestHeadings = 3;

export function ArticleSide({ blog, shut }: Props) {
  const { author, related, commentsCount } = blog;
  const [version] = useVersion();
  const hidden = shut || (blog.easyContent !== '' && version === 'easy');
  const all = hidden ? [] : outline(blog.document ?? fromPlainText(blog.content));
  const headings = all.length >= fewestHeadings ? all : [];
  return (
    <div className="article-side stack no-print">
      {headings.length > 0 && (
        <nav className="section section-side" aria-labelledby="article-outline">
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
              <a href="#comments">Comments, {commentsCount}</a>
            </li>
          </ul>
        </nav>
      )}
      <Section title="Written by" side region={false}>
        <div className="row">
          <Avatar name={author.displayName} src={author.avatar} />
          <div>
            <p>
              <Link href={`/profile/${author.id}?tab=blogs`}>
                {author.displayName}
                <span className="vh">, all blogs</span>
              </Link>
            </p>
            <p className="soft small">@{author.username}</p>
          </div>
        </div>
      </Section>
      {related.length > 0 && (
        <Section title="Related" side region={false}>
          <ul className="plain-list list article-related">
            {related.map((one) => (
              <li key={one.id}>
                <Link href={one.path}>{one.title}</Link>
                <br />
                <span className="soft small">{one.author.displayName}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
