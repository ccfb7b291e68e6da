import { CircleCheck, Send, Undo2, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { inFigures } from '#platform/contract/counted.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { Wish } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import { ModelAnswerPart } from './model-answer.tsx';
import type { ModelHelp as Help } from './use-model-help.ts';

const wishes: readonly { readonly value: Wish; readonly label: string }[] = [
  { value: 'plain', label: 'Say it in plain English' },
  { value: 'shorter', label: 'Make it shorter' },
  { value: 'hard', label: 'Tell me what is hard to read' },
];

function reasonAgainst(text: string): string {
  if (text.trim() === '') return 'Write or paste your text first.';
  if (text.length <= limits.asked) return '';
  return `Your text is too long for this. The model takes at most ${inFigures(limits.asked)} characters.`;
}

/** A question to the outside model: where the text goes, consent for this one time, and what came of it. */
export function ModelHelp({ help, text }: { readonly help: Help; readonly text: string }) {
  const { source, wish, agreed, unagreed, waiting, failure, answer, used, part, takesFocus } = help;
  const id = useId();
  const askButton = useRef<HTMLButtonElement>(null);
  const consent = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows from what came of the question
  useEffect(() => {
    if (takesFocus()) (heading.current ?? askButton.current)?.focus();
  }, [answer, failure]);
  const reason = reasonAgainst(text);
  const ask = () => (help.ask() ? askButton : consent).current?.focus();
  return (
    <Disclosure summary="Ask an outside model" boxed open={help.open} onToggle={help.show}>
      <div ref={part} className="analyzer-text analyzer-model">
        <p>
          Your text goes to <strong>{source.host}</strong>, where a language model ({source.model}) reads it. What{' '}
          {source.host} does with it follows its own rules.
        </p>
        <p>Doorways does not keep your text or the answer. The answer may be wrong.</p>
        <RadioGroup<Wish>
          legend="What do you want from the model?"
          look="list"
          options={wishes}
          value={wish}
          onChange={help.choose}
        />
        <Checkbox
          ref={consent}
          label={`Send my text to ${source.host} this one time`}
          error={unagreed ? 'Tick this box first. Until then, nothing is sent.' : null}
          checked={agreed}
          disabled={waiting}
          onChange={(event) => help.agree(event.currentTarget.checked)}
        />
        <div className="row">
          <Button
            ref={askButton}
            icon={Send}
            pending={waiting}
            pendingText="Waiting for the answer…"
            aria-disabled={waiting || reason !== '' || undefined}
            aria-describedby={reason ? id : undefined}
            onClick={ask}
          >
            Ask the model
          </Button>
          {waiting && (
            <Button
              variant="quiet"
              icon={X}
              description="Stops waiting for the model. It may have your text already."
              onClick={() => {
                help.cancel();
                askButton.current?.focus();
              }}
            >
              Cancel<span className="vh"> the question</span>
            </Button>
          )}
        </div>
        {reason && (
          <p className="hint" id={id}>
            {reason}
          </p>
        )}
        {failure && (
          <ErrorState level={3} title="The model gave no suggestion" retryLabel="Ask again" onRetry={ask}>
            {failure} Your text is still here.
          </ErrorState>
        )}
        {answer && (
          <ModelAnswerPart
            answer={answer}
            heading={heading}
            current={answer.about === text || answer.text === text}
            onUse={
              help.usable
                ? () => {
                    help.use();
                    heading.current?.focus();
                  }
                : undefined
            }
          />
        )}
        {used && (
          <p className="analyzer-done">
            <Icon icon={CircleCheck} />
            <span>The suggestion is in your text.</span>
            <Button
              variant="quiet"
              icon={Undo2}
              onClick={() => {
                help.undo();
                (heading.current ?? askButton.current)?.focus();
              }}
            >
              Undo<span className="vh"> (the suggestion of the model)</span>
            </Button>
          </p>
        )}
      </div>
    </Disclosure>
  );
}
