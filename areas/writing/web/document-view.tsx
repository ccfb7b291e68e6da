import { createElement, Fragment, type ReactNode } from 'react';
import { Glossary } from '#platform/web/preferences/glossary.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { isSafeHref, leavesTheSite } from '../pure/addresses.ts';
import { altOf, type DocumentMedia, headingLevel, linkRel } from '../pure/to-html.ts';
import type { Block, Document, Image, Inline, Mark, Table } from '../pure/types.ts';
import { outline } from '../pure/walk.ts';
import './writing.css';

export interface DocumentViewProps {
  readonly document: Document;
  /** Uploads that the text shows; one that is missing is told by its words. */
  readonly media?: readonly DocumentMedia[] | undefined;
  /** Added to the level of every heading: 0 has them start with h2. */
  readonly headingOffset?: number | undefined;
  /** Begins the ids of headings; needed where several texts stand on one page. */
  readonly idPrefix?: string | undefined;
  readonly className?: string | undefined;
}

interface Look {
  readonly media: ReadonlyMap<number, DocumentMedia>;
  readonly ids: ReadonlyMap<string, string>;
  readonly offset: number;
}

type Path = readonly number[];

/** A document as the page shows it: elements only, never markup from outside. */
export function DocumentView({ document, media = [], headingOffset = 0, idPrefix, className }: DocumentViewProps) {
  const look: Look = {
    media: new Map(media.map((one) => [one.id, one])),
    ids: new Map(outline(document, idPrefix).map(({ id, path }) => [path.join(), id])),
    offset: headingOffset,
  };
  return <div className={`doc ${className ?? ''}`}>{blocks(document.content, [], look)}</div>;
}

const blocks = (nodes: readonly Block[], path: Path, look: Look): ReactNode =>
  nodes.map((node, at) => {
    const here = [...path, at];
    return <Fragment key={here.join()}>{block(node, here, look)}</Fragment>;
  });

function block(node: Block, path: Path, look: Look): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p>{inline(node.content)}</p>;
    case 'heading':
      return createElement(
        `h${headingLevel(node.attrs.level, look.offset)}`,
        { id: look.ids.get(path.join()), tabIndex: -1 },
        inline(node.content),
      );
    case 'bulletList':
      return <ul>{items(node.content, path, look)}</ul>;
    case 'orderedList':
      return <ol start={node.attrs?.start}>{items(node.content, path, look)}</ol>;
    case 'blockquote':
      return (
        <blockquote>
          {node.attrs && (
            <p className="doc-from">
              <bdi>{node.attrs.name}</bdi> wrote:
            </p>
          )}
          {blocks(node.content, path, look)}
        </blockquote>
      );
    case 'horizontalRule':
      return <hr />;
    case 'codeBlock':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
        <pre tabIndex={0} className="ring-in-self">
          <code>{inline(node.content)}</code>
        </pre>
      );
    case 'table':
      return <TableView table={node} path={path} look={look} />;
    case 'image':
      return <ImageView image={node} look={look} />;
    case 'warning':
      return (
        <Disclosure boxed summary={`Content warning: ${node.attrs.label}`}>
          {blocks(node.content, path, look)}
        </Disclosure>
      );
    default:
      return null;
  }
}

const items = (nodes: readonly { readonly content: readonly Block[] }[], path: Path, look: Look): ReactNode =>
  nodes.map((item, at) => {
    const here = [...path, at];
    return <li key={here.join()}>{blocks(item.content, here, look)}</li>;
  });

function TableView({ table, path, look }: { readonly table: Table; readonly path: Path; readonly look: Look }) {
  return (
    <section
      className="doc-scroll ring-in-self"
      aria-label="Table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table>
        <tbody>
          {table.content.map((row, no) => {
            const here = [...path, no];
            return (
              <tr key={here.join()}>
                {row.content.map((cell, at) => {
                  const Cell = cell.type === 'tableHeader' ? 'th' : 'td';
                  const place = [...here, at];
                  return (
                    <Cell
                      key={place.join()}
                      scope={Cell === 'td' ? undefined : no === 0 ? 'col' : 'row'}
                      colSpan={cell.attrs?.colspan}
                      rowSpan={cell.attrs?.rowspan}
                    >
                      {blocks(cell.content, place, look)}
                    </Cell>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function ImageView({ image: { attrs }, look }: { readonly image: Image; readonly look: Look }) {
  const file = look.media.get(attrs.mediaId);
  const alt = altOf(attrs, file);
  return (
    <figure className="doc-figure">
      {file ? (
        <img
          src={file.url}
          srcSet={file.smallUrl ? `${file.smallUrl} 640w, ${file.url} ${file.width}w` : undefined}
          sizes="(min-width: 60rem) 44rem, 100vw"
          width={file.width}
          height={file.height}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <p className="doc-missing">A picture that is not here{alt && `: ${alt}`}</p>
      )}
      {attrs.caption && <figcaption>{attrs.caption}</figcaption>}
    </figure>
  );
}

const inline = (nodes: readonly Inline[] = []): ReactNode =>
  nodes.map((node, at) => {
    const key = `${node.type}-${at}`;
    if (node.type === 'hardBreak') return <br key={key} />;
    if (node.type === 'mention') {
      return (
        <Link key={key} href={`/profile/${node.attrs.userId}`} className="mention">
          <bdi>@{node.attrs.username}</bdi>
        </Link>
      );
    }
    const marks = node.marks ?? [];
    // Code is no sentence, and a link holds no button.
    const isPlain = marks.some(({ type }) => type === 'code' || type === 'link');
    const text = isPlain ? node.text : <Glossary text={node.text} />;
    return <Fragment key={key}>{marks.reduce<ReactNode>(marked, text)}</Fragment>;
  });

function marked(inside: ReactNode, mark: Mark): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{inside}</strong>;
    case 'italic':
      return <em>{inside}</em>;
    case 'code':
      return <code>{inside}</code>;
    case 'lang':
      return <span lang={mark.attrs.lang}>{inside}</span>;
    case 'link': {
      const { href } = mark.attrs;
      if (!isSafeHref(href)) return inside;
      return href.startsWith('/') ? (
        <Link href={href}>{inside}</Link>
      ) : (
        <a href={href} rel={leavesTheSite(href) ? linkRel : undefined}>
          {inside}
        </a>
      );
    }
    default:
      return inside;
  }
}
