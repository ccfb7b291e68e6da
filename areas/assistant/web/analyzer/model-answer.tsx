import { Copy, Replace } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Wish } from '../../contract.ts';
import type { ModelAnswer } from './use-model-help.ts';

const titles: Readonly<Record<Wish, string>> = {
  plain: 'Your text in plain English',
  shorter: 'Your text, shorter',
  hard: 'What is hard to read',
};

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Suggestion copied' });
  } catch {
    toast({
      title: 'Couldn’t copy the suggestion',
      description: 'Your browser didn’t allow it. Select the text, and copy it by hand.',
      variant: 'destructive',
    });
  }
}

interface ModelAnswerProps {
  readonly answer: ModelAnswer;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** The text is still the one that was sent, or it is this suggestion. */
  readonly current: boolean;
  readonly onUse: (() => void) | undefined;
}

/** Shown as plain text, whatever is in it. */
export const ModelAnswerPart = ({ answer, heading, current, onUse }: ModelAnswerProps) => (
  <>
    <h3 ref={heading} tabIndex={-1}>
      {titles[answer.wish]}
    </h3>
    <p className="hint">
      By {answer.model} at {answer.host}. It may be wrong or leave something out. Compare it with your text.
    </p>
    <div className="analyzer-quote analyzer-answer">{answer.text}</div>
    {!current && <p className="soft">You changed your text after you asked.</p>}
    <div className="row">
      {onUse && (
        <Button icon={Replace} onClick={onUse}>
          Use this text
        </Button>
      )}
      <Button variant="quiet" icon={Copy} onClick={() => void copy(answer.text)}>
        Copy the suggestion
      </Button>
    </div>
  </>
);
