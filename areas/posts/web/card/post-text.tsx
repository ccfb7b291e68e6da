import { Fragment, useMemo } from 'react';
import { normaliseTag } from '#platform/contract/tags.ts';
import { Glossary } from '#platform/web/preferences/glossary.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { blocksOf, runsOf } from './rich-text.ts';

/** One line of what somebody wrote: addresses and hashtags are links, everything else is text. */
function Line({ text }: { readonly text: string }) {
  let at = 0;
  return runsOf(text).map((run) => {
    at += run.text.length;
    if (run.kind === 'tag') {
      return (
        <Link key={at} href={`/tag/${normaliseTag(run.text)}`}>
          {run.text}
        </Link>
      );
    }
    if (run.kind === 'link') {
      return (
        <a key={at} href={run.href} rel="nofollow noopener ugc" className="post-link">
          {run.text}
        </a>
      );
    }
    return <Glossary key={at} text={run.text} />;
  });
}

/** Paragraphs and lists of a text. `firstId` names its beginning, for the article's own name. */
export function PostText({ content, firstId }: { readonly content: string; readonly firstId?: string | undefined }) {
  const blocks = useMemo(() => blocksOf(content), [content]);
  return blocks.map((block, index) => {
    const id = index === 0 ? firstId : undefined;
    // Parts of a fixed text have no other name than their place.
    const key = `${index} ${block.kind}`;
    if (block.kind === 'paragraph') {
      return (
        <p key={key} id={id} className="post-lines">
          <Line text={block.text} />
        </p>
      );
    }
    const Tag = block.ordered ? 'ol' : 'ul';
    return (
      <Fragment key={key}>
        <Tag id={id}>
          {block.items.map((item, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items of a fixed text
            <li key={place}>
              <Line text={item} />
            </li>
          ))}
        </Tag>
      </Fragment>
    );
  });
}
