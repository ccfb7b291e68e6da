import { type ReactNode, useRef } from 'react';
import { Section } from '#platform/web/ui/section.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { limits } from '../../pure/limits.ts';
import { AnalyseButton } from './analyse-button.tsx';
import { Results } from './results.tsx';
import type { Analysis } from './use-findings.ts';

interface TextCheckProps {
  readonly analysis: Analysis;
  readonly title: string;
  readonly intro: string;
  readonly label: string;
  readonly hint: string;
  /** Under what was found. */
  readonly below?: ReactNode;
  readonly children?: ReactNode;
}

/** A text area, and beside it what was found in it. */
export function TextCheck({ analysis, title, intro, label, hint, below, children }: TextCheckProps) {
  const { text, write, pending, analyse, refusal, summary } = analysis;
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="duo duo-even">
      <Section title={title} intro={intro}>
        <div className="analyzer-text">
          <TextArea
            ref={field}
            label={label}
            hint={hint}
            error={refusal || null}
            rows={10}
            limit={limits.content}
            value={text}
            onChange={(event) => write(event.currentTarget.value)}
          />
          <AnalyseButton
            pending={pending}
            unusable={text.trim() === '' || text.length > limits.content}
            onClick={analyse}
          />
          {children}
        </div>
      </Section>
      <div className="analyzer-results">
        {summary === undefined ? (
          <Section title="Suggestions">
            <p className="soft">
              They appear here after you press Analyze. Each has its place, its reason and what to do.
            </p>
          </Section>
        ) : (
          <Results analysis={analysis} summary={summary} field={field} />
        )}
        {below}
      </div>
    </div>
  );
}
