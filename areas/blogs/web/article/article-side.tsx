import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { Blog } from '../../contract.ts';

export function ArticleSide({ blog: { author, related } }: { readonly blog: Blog }) {
  return (
    <div className="article-side stack no-print">
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
