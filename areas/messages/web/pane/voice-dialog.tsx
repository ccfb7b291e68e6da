import { Mic, SendHorizontal, Square } from 'lucide-react';
import { useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { useSession } from '#platform/web/session.ts';
import { joined, useDeviceWords, useStaysOnDevice } from '#platform/web/speech/use-device-words.ts';
import { useSoundRecorder } from '#platform/web/speech/use-sound-recorder.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Switch } from '#platform/web/ui/checkbox.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { FieldError } from '#platform/web/ui/field.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import type { Conversation } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import { uploadVoice } from '../data.ts';
import { firstName } from '../words.ts';
import { PaceCard } from './pace-card.tsx';
import { useStillOpen } from './use-still-open.ts';

interface Props {
  readonly head: Conversation;
  readonly onClose: () => void;
  readonly onRecorded: (mediaId: number, transcript: string) => void;
}

/** Before recording stands what the others want: their pace cards, and “no voice notes, please”. */
export function VoiceDialog({ head, onClose, onRecorded }: Props) {
  const ownId = useSession().member?.id;
  const { stage, start, stop } = useSoundRecorder({
    mostSeconds: limits.voiceSeconds,
    begins: 'Recording',
    ends: 'Recording stopped. You can listen to it. It hasn’t been sent yet.',
  });
  const [transcript, setTranscript] = useState('');
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  const isOpen = useStillOpen();
  const stays = useStaysOnDevice();
  const [writesDown, setWritesDown] = useState(false);
  useDeviceWords(stays && writesDown && stage.name === 'recording', (heard) =>
    setTranscript((before) => joined(before, heard)),
  );
  const begin = () => {
    // What was heard of the recording before belongs to that one.
    if (writesDown) setTranscript('');
    start();
  };
  const others = head.people.filter(({ id }) => id !== ownId);
  const unwilling = others.filter(({ noVoiceNotes }) => noVoiceNotes);
  const problem = stage.name === 'off' ? stage.problem : undefined;
  const send = async () => {
    if (stage.name !== 'recorded') return;
    if (stage.sound.size > limits.voiceBytes) return setError('This recording is too long. Record a shorter one.');
    setSending(true);
    setError(undefined);
    try {
      const { id } = await uploadVoice(stage.sound);
      if (isOpen()) onRecorded(id, transcript.trim());
    } catch (caught) {
      setError(textForPeople(caught));
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Voice note"
      dirty={stage.name === 'recorded' || stage.name === 'recording'}
      footer={
        stage.name === 'recorded' && (
          <Button
            variant="primary"
            icon={SendHorizontal}
            pending={sending}
            pendingText="Sending…"
            onClick={() => void send()}
          >
            Send voice note
          </Button>
        )
      }
    >
      <div className="stack voice">
        {unwilling.length > 0 && (
          <Notice
            tone="warn"
            title={`No voice notes, please: ${unwilling.map(({ displayName }) => firstName(displayName)).join(', ')}`}
            action={<Button onClick={onClose}>Write instead</Button>}
          >
            Someone here prefers messages in writing. If you still record, write down what you say.
          </Notice>
        )}
        {others
          .filter(({ pace }) => pace !== '')
          .slice(0, 3)
          .map((person) => (
            <PaceCard key={person.id} person={person} />
          ))}
        {(error || problem) && (
          <div role="alert">
            <FieldError id="voice-error">{error ?? problem}</FieldError>
          </div>
        )}
        <div className="row">
          <Button
            variant={stage.name === 'recorded' ? 'secondary' : 'primary'}
            icon={stage.name === 'recording' ? Square : Mic}
            pending={stage.name === 'asking'}
            pendingText="Waiting for your answer…"
            onClick={stage.name === 'recording' ? stop : begin}
          >
            {stage.name === 'recording' ? 'Stop recording' : stage.name === 'recorded' ? 'Record again' : 'Record'}
          </Button>
          {stage.name === 'recording' && <span className="num">{stage.seconds} s</span>}
        </div>
        {stays && stage.name !== 'recorded' && (
          <Switch
            label="Write down what I say while I record"
            hint="Your voice stays on this device. You can change the words before you send them."
            checked={writesDown}
            onChange={setWritesDown}
          />
        )}
        {stage.name === 'recorded' && (
          <>
            {/* biome-ignore lint/a11y/useMediaCaption: its words are written in the field below */}
            <audio controls src={stage.url} aria-label="Your recording" />
            <TextArea
              label="What you say, in writing"
              optional
              hint="For Deaf people and anyone who can’t listen right now."
              rows={3}
              limit={limits.transcript}
              value={transcript}
              onChange={(event) => setTranscript(event.currentTarget.value)}
            />
          </>
        )}
        <p className="hint">At most {limits.voiceSeconds / 60} minutes. We only receive it when you send it.</p>
      </div>
    </Dialog>
  );
}
