import { ArrowDown, ArrowUp, Download } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId, useRef } from 'react';
import { counted, inFigures } from '#platform/contract/counted.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { TextFinding } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import { fileName, suggestionsFile } from '../analysis/suggestions-file.ts';
import { Changes } from './changes.tsx';
import { FindingItem } from './finding-item.tsx';
import type { Analysis } from './use-findings.ts';

interface ResultsProps {
  readonly analysis: Analysis;
  readonly summary: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

function save(findings: readonly TextFinding[], text: string) {
  saveFile(fileName, suggestionsFile(findings, text), 'text/plain;charset=utf-8');
  toast({ title: 'Suggestions Exported', description: `Look for ${fileName} among your downloads.` });
}

export function Results({ analysis, summary, field }: ResultsProps) {
  const { text, findings, found, current, apply, leave } = analysis;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-finding]') ?? [])];
  const here = () => items().findIndex((item) => item.parentElement?.contains(document.activeElement));
  const goTo = (at: number) => {
    const all = items();
    (all[Math.max(0, Math.min(at, all.length - 1))] ?? heading.current)?.focus();
  };
  /** Arrow keys go on while a suggestion itself has the focus; in its buttons they do what they always do. */
  const key = (event: KeyboardEvent) => {
    const at = items().indexOf(event.target as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: findings.length - 1 }[event.key];
    if (at < 0 || next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    goTo(next);
  };
  /** After one has gone, the focus is on the one that has taken its place. */
  const thenStay = (act: () => void, at: number) => {
    act();
    requestAnimationFrame(() => goTo(at));
  };
  const show = ({ from, to }: TextFinding) => {
    // A field that gets the focus scrolls to its caret; it does not scroll to a selection.
    field.current?.setSelectionRange(from, from);
    field.current?.focus();
    field.current?.setSelectionRange(from, to);
  };
  return (
    <section className="section" aria-labelledby={id}>
      <div className="lintel" />
      <div className="section-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {counted(findings.length, 'suggestion')}
        </h2>
      </div>
      <div className="analyzer-text">
        <p className="soft">{summary} You decide: nothing here has to be done.</p>
        {!current && (
          <Notice tone="warn" title="You changed the text">
            Press Analyze again to bring the suggestions up to date.
          </Notice>
        )}
        {found > limits.findings && (
          <p>
            We show the first {limits.findings} of {inFigures(found)}. Analyze again when these are done.
          </p>
        )}
        <Changes analysis={analysis} onUndone={() => requestAnimationFrame(() => heading.current?.focus())} />
        {findings.length === 0 ? (
          <EmptyState title="Nothing left to suggest">
            <p>Rules don’t see everything. Ask someone to read it too.</p>
          </EmptyState>
        ) : (
          <>
            <div className="row">
              <Button icon={ArrowDown} onClick={() => goTo(here() + 1)}>
                Next suggestion
              </Button>
              <Button icon={ArrowUp} onClick={() => goTo(here() < 0 ? findings.length - 1 : here() - 1)}>
                Previous suggestion
              </Button>
              <Button variant="quiet" icon={Download} onClick={() => save(findings, text)}>
                Export suggestions
              </Button>
            </div>
            <p className="hint">On a suggestion, the up and down arrow keys go to the one before and the one after.</p>
            <ol ref={list} className="analyzer-list plain-list" onKeyDown={key}>
              {findings.map((finding, at) => (
                <FindingItem
                  key={finding.key}
                  finding={finding}
                  number={at + 1}
                  current={current}
                  onShow={() => show(finding)}
                  onApply={() => thenStay(() => apply(finding), at)}
                  onLeave={() => thenStay(() => leave(finding), at)}
                />
              ))}
            </ol>
          </>
        )}
      </div>
    </section>
  );
}
