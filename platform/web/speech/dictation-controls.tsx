import { Mic, MicOff } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { announce } from '../announce.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { canListen } from './can-listen.ts';
import { dictationReason, localNote, sentNote } from './dictation-privacy.ts';
import { insertAtCaret } from './insert-at-caret.ts';
import { setSpeech, useSpeechSettings } from './settings.ts';

export interface DictationButtonProps {
  readonly target?: RefObject<HTMLTextAreaElement | HTMLInputElement | null>;
  /** For what is no field of the browser: takes the words itself. */
  readonly onWords?: (text: string) => void;
  /** Name of the field, so that names differ: "Speak for Your comment". */
  readonly what: ReactNode;
  /** Where there is room for the picture alone: what it asks and hears hangs below the field. */
  readonly compact?: boolean | undefined;
}

/** The button of DictationButton (dictation.tsx), its question and what it hears. */
export function DictationControls({ target, onWords, what, compact }: DictationButtonProps) {
  const { dictationAgreed } = useSpeechSettings();
  const [stage, setStage] = useState<'off' | 'asking' | 'listening'>('off');
  const [local, setLocal] = useState(false);
  const [interim, setInterim] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const stop = useRef<(() => void) | null>(null);
  const main = useRef<HTMLButtonElement>(null);
  const question = useId();
  useEffect(() => () => stop.current?.(), []);
  if (!canListen()) return compact ? null : <p className="hint">{dictationReason}</p>;

  const hear = async (onDevice: boolean) => {
    const { listenForWords } = await import('./dictation-engine.ts');
    setProblem(null);
    setStage('listening');
    announce('Listening. Press the button again to stop.');
    stop.current = listenForWords(onDevice, {
      onInterim: setInterim,
      onFinal: (text) => {
        onWords?.(text);
        if (target?.current) insertAtCaret(target.current, text);
      },
      onEnd: (why) => {
        stop.current = null;
        setStage('off');
        setInterim('');
        setProblem(why);
        announce(why ?? 'Stopped listening. Check the text before you send it.', { urgent: why !== null });
      },
    });
  };

  const press = async () => {
    if (stage === 'listening') return stop.current?.();
    const { staysOnDevice } = await import('./dictation-engine.ts');
    const onDevice = await staysOnDevice();
    setLocal(onDevice);
    if (dictationAgreed) await hear(onDevice);
    else setStage('asking');
  };

  const word = stage === 'listening' ? 'Stop listening' : 'Speak';
  return (
    <div className={cx('dictation', compact && 'dictation-compact')} data-part="dictation">
      <Button
        ref={main}
        icon={stage === 'listening' ? MicOff : Mic}
        variant="quiet"
        aria-expanded={stage === 'asking'}
        description={word}
        data-tip={compact ? word : undefined}
        onClick={press}
      >
        <span className={compact ? 'vh' : undefined}>{word}</span>
        <span className="vh"> for {what}</span>
      </Button>
      {(stage !== 'off' || problem) && (
        <div className="dictation-says">
          {stage === 'asking' && (
            <div className="dictation-question">
              <p id={question}>{local ? localNote : sentNote}</p>
              <Button
                variant="primary"
                aria-describedby={question}
                onClick={() => {
                  main.current?.focus();
                  setSpeech({ dictationAgreed: true });
                  void hear(local);
                }}
              >
                Agree and speak
              </Button>
              <Button
                onClick={() => {
                  main.current?.focus();
                  setStage('off');
                }}
              >
                Not now
              </Button>
            </div>
          )}
          {stage === 'listening' && (
            <>
              <p className="dictation-heard" aria-live="off">
                {interim || 'Listening…'}
              </p>
              <p className="hint">{local ? localNote : sentNote}</p>
            </>
          )}
          {problem && <p className="hint">{problem}</p>}
        </div>
      )}
    </div>
  );
}
