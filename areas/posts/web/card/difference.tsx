import { Fragment } from 'react';
import type { PostVersion } from '../../contract.ts';
import { linesOf } from './document-lines.ts';
import { wordDifference } from './word-difference.ts';

/** Additions and removals are marked by line, edge and hidden words, not by colour alone. */
function Words({ before, after }: { readonly before: string; readonly after: string }) {
  let at = 0;
  return wordDifference(before, after).map(({ kind, text }) => {
    at += text.length + 1;
    if (kind === 'same') return <Fragment key={at}>{text}</Fragment>;
    const Tag = kind === 'added' ? 'ins' : 'del';
    return (
      <Tag key={at}>
        <span className="vh">{kind === 'added' ? ' [added: ' : ' [removed: '}</span>
        {text}
        <span className="vh">] </span>
      </Tag>
    );
  });
}

type Wording = Pick<PostVersion, 'title' | 'content' | 'document' | 'contentWarning' | 'tags'>;

/** Without an earlier wording it is the first one, shown as it was. */
export function Difference({ before, after }: { readonly before: Wording | undefined; readonly after: Wording }) {
  const old = before ?? after;
  const fields = [
    { label: 'Title', from: old.title, to: after.title },
    { label: 'Content warning', from: old.contentWarning, to: after.contentWarning },
    { label: 'Tags', from: old.tags.join(', '), to: after.tags.join(', ') },
  ];
  return (
    <div className="stack difference">
      {fields
        .filter(({ from, to }) => from !== to || (!before && to))
        .map(({ label, from, to }) => (
          <p key={label}>
            <strong>{label}:</strong> <Words before={from} after={to} />
          </p>
        ))}
      <p className="post-lines">
        <Words before={linesOf(old)} after={linesOf(after)} />
      </p>
    </div>
  );
}
