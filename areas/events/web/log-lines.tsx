import type { Ref } from 'react';
import { type LogLine, logTime } from '../pure/caption-log.ts';

interface Props {
  readonly label: string;
  readonly lines: readonly LogLine[];
  /** The line that takes the focus when more are shown. */
  readonly focus?: { readonly at: number; readonly ref: Ref<HTMLLIElement> };
}

/** What was said, line by line. */
export const LogLines = ({ label, lines, focus }: Props) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
  <ol className="plain-list event-log" role="list" aria-label={label}>
    {lines.map(({ at, speaker, text }, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines of a log never move
      <li key={n} ref={n === focus?.at ? focus.ref : undefined} tabIndex={focus ? -1 : undefined}>
        {at !== null && <span className="num small soft">{logTime(at)} </span>}
        {speaker && <b>{speaker}: </b>}
        {text}
      </li>
    ))}
  </ol>
);
