import { useEffect, useId, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { canListen } from '#platform/web/speech/can-listen.ts';
import { listenForWords, staysOnDevice } from '#platform/web/speech/dictation-engine.ts';
import { dictationReason, localNote, sentNote } from '#platform/web/speech/dictation-privacy.ts';
import { setSpeech, useSpeechSettings } from '#platform/web/speech/settings.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { voiceOutcome } from '../../pure/devices/outcomes.ts';
import { saidIt } from '../../pure/devices/voice.ts';
import { type StageProps, Trial } from './trial.tsx';

const commands = ['open messages', 'go back', 'read this page'] as const;

export const VoiceTest = () => (
  <Trial
    title="Voice"
    name="voice test"
    intro="Say three commands, one after the other. Nothing is opened: we only check that they are heard."
    unavailable={canListen() ? undefined : dictationReason}
    stage={(props) => <Stage {...props} />}
  />
);

function Stage({ finish, report }: StageProps) {
  const { dictationAgreed } = useSpeechSettings();
  const [local, setLocal] = useState<boolean | null>(null);
  const [agreed, setAgreed] = useState(dictationAgreed);
  const [round, setRound] = useState(0);
  const [heard, setHeard] = useState('');
  const note = useId();
  const at = useRef(0);
  const done = useRef(finish);
  useEffect(() => {
    done.current = finish;
    report.current = () => voiceOutcome(at.current, commands.length, local === true, null);
  });
  useEffect(() => {
    let here = true;
    void staysOnDevice().then((stays) => here && setLocal(stays));
    return () => {
      here = false;
    };
  }, []);
  useEffect(() => {
    if (local === null || !agreed) return;
    let here = true;
    const end = (problem: string | null) => {
      if (!here) return;
      here = false;
      done.current(voiceOutcome(at.current, commands.length, local, problem));
    };
    const stop = listenForWords(local, {
      onInterim: () => undefined,
      onFinal: (text) => {
        if (!here) return;
        setHeard(text);
        if (!saidIt(text, commands[at.current] ?? '')) return announce(`We heard: ${text}.`);
        at.current += 1;
        setRound(at.current);
        if (at.current === commands.length) end(null);
        else announce(`Heard. Now say: ${commands[at.current]}.`);
      },
      onEnd: end,
    });
    return () => {
      here = false;
      stop();
    };
  }, [local, agreed]);

  if (local === null) return <p>Checking where your voice would go…</p>;
  if (!agreed)
    return (
      <>
        <p id={note}>{local ? localNote : sentNote}</p>
        <Button
          aria-describedby={note}
          description="Turns the microphone on for this test. Your browser may ask you too."
          onClick={() => {
            setSpeech({ dictationAgreed: true });
            setAgreed(true);
          }}
        >
          Agree and listen
        </Button>
      </>
    );
  return (
    <>
      <p>
        Say <strong>“{commands[round]}”</strong>. Command {round + 1} of {commands.length}.
      </p>
      <p>{heard ? `We heard: “${heard}”` : 'Listening…'}</p>
      <p className="hint">{local ? localNote : sentNote}</p>
    </>
  );
}
