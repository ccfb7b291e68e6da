import { useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { TextFinding } from '../../contract.ts';
import { applyFinding, type Checked } from '../analysis/apply-finding.ts';

interface Change {
  readonly title: string;
  readonly key: string;
  readonly before: Checked<TextFinding>;
}

export interface Analysis {
  readonly text: string;
  readonly write: (text: string) => void;
  readonly pending: boolean;
  readonly analyse: () => void;
  /** Why this text was not analysed; empty when it was, or was not tried. */
  readonly refusal: string;
  /** What was measured when it was analysed, as a sentence; undefined before. */
  readonly summary: string | undefined;
  /** How many there were in all. */
  readonly found: number;
  readonly findings: readonly TextFinding[];
  /** The text is still the one that the findings are about. */
  readonly current: boolean;
  readonly apply: (finding: TextFinding) => void;
  readonly leave: (finding: TextFinding) => void;
  /** Newest last; only the newest can be undone. */
  readonly changes: readonly Change[];
  readonly undo: () => void;
}

export function sayComplete(found: number): void {
  toast({
    title: 'Analysis Complete',
    description:
      found > 0
        ? 'Accessibility improvements suggested below.'
        : 'We found nothing to improve. Read it once more yourself: rules don’t see everything.',
  });
}

interface Taken {
  readonly content: string;
  readonly findings: readonly TextFinding[];
  readonly found: number;
  readonly summary: string;
}

/** A text and what was found in it. It belongs to the screen, so that nothing is lost while another tab is shown. */
export function useFindings() {
  const [text, write] = useState('');
  const [checked, setChecked] = useState<Checked<TextFinding>>();
  const [measured, setMeasured] = useState<{ readonly summary: string; readonly found: number }>();
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const put = (next: Checked<TextFinding>) => {
    setChecked(next);
    write(next.text);
  };
  const rest: Omit<Analysis, 'pending' | 'analyse' | 'refusal'> = {
    text,
    write,
    summary: measured?.summary,
    found: measured?.found ?? 0,
    findings: checked?.findings ?? [],
    current: checked?.text === text,
    apply: (finding) => {
      if (!checked) return;
      const { title, key } = finding;
      put(applyFinding(checked, key));
      setChanges([...changes, { title, key: `${changes.length} ${key}`, before: checked }]);
      announce(`Applied: ${title}. ${counted(checked.findings.length - 1, 'suggestion')} left.`);
    },
    leave: ({ key, title }) => {
      if (!checked) return;
      setChecked({ ...checked, findings: checked.findings.filter((finding) => finding.key !== key) });
      announce(`Taken off the list: ${title}.`);
    },
    changes,
    undo: () => {
      const last = changes.at(-1);
      if (!last) return;
      put(last.before);
      setChanges(changes.slice(0, -1));
      announce(`Undone: ${last.title}.`);
    },
  };
  const take = ({ content, findings, found, summary }: Taken) => {
    setChecked({ text: content, findings });
    setMeasured({ summary, found });
    setChanges([]);
    sayComplete(found);
  };
  return { rest, take };
}
