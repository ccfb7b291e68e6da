import { useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { failed } from '#platform/web/ui/failed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { TextAnalysis, TextFinding } from '../../contract.ts';
import { applyFinding, type Checked } from '../../pure/analysis/apply-finding.ts';
import { useAnalyse } from '../data.ts';

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
  /** What was measured when it was analysed; undefined before. */
  readonly measured: Omit<TextAnalysis, 'findings' | 'suggestions'> | undefined;
  readonly findings: readonly TextFinding[];
  /** The text is still the one that the findings are about. */
  readonly current: boolean;
  readonly apply: (finding: TextFinding) => void;
  readonly leave: (finding: TextFinding) => void;
  /** Newest last; only the newest can be undone. */
  readonly changes: readonly Change[];
  readonly undo: () => void;
}

/** A text and what was found in it. It belongs to the screen, so that nothing is lost while another tab is shown. */
export function useAnalysis(): Analysis {
  const [text, setText] = useState('');
  const [checked, setChecked] = useState<Checked<TextFinding>>();
  const [measured, setMeasured] = useState<Analysis['measured']>();
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const call = useAnalyse({
    onDone: ({ findings, suggestions, ...rest }, { content }) => {
      setChecked({ text: content, findings });
      setMeasured(rest);
      setChanges([]);
      toast({
        title: 'Analysis Complete',
        description:
          suggestions.length > 0
            ? 'Accessibility improvements suggested below.'
            : 'We found nothing to improve. Read it once more yourself: rules don’t see everything.',
      });
    },
    onFail: failed('The analysis failed', 'Your text is still here.'),
  });
  const put = (next: Checked<TextFinding>) => {
    setChecked(next);
    setText(next.text);
  };
  return {
    text,
    write: setText,
    pending: call.pending,
    analyse: () => call.mutate({ content: text }),
    measured,
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
      announce(`Left as it is: ${title}.`);
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
}
