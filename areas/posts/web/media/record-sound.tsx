import { Mic, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { joined, useDeviceWords, useStaysOnDevice } from '#platform/web/speech/use-device-words.ts';
import { canRecordSound, useSoundRecorder } from '#platform/web/speech/use-sound-recorder.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Switch } from '#platform/web/ui/checkbox.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { FieldError } from '#platform/web/ui/field.tsx';
import { FileButton } from '#platform/web/ui/file-button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import type { Media } from '../../contract.ts';
import { audioTypes, limits } from '../../pure/limits.ts';
import { uploadAudio } from '../data-media.ts';
import { etiquetteOf } from './etiquette.ts';

interface Props {
  /** With what it says, as far as that is written down. */
  readonly onUse: (media: Media, words: string) => void;
  readonly onClose: () => void;
}

const { hint } = etiquetteOf('audio');
const megabytes = limits.audioBytes / 1024 / 1024;

function refusalOf({ type, size }: Blob): string | undefined {
  if (!(audioTypes as readonly string[]).includes(type)) return 'Choose an MP3, M4A, OGG, WebM or WAV recording.';
  return size > limits.audioBytes ? `Choose a recording of at most ${megabytes} MB.` : undefined;
}

/** Records an audio note, or takes one that is there, and hands it to the post being written with its words. */
export function RecordSound({ onUse, onClose }: Props) {
  const { stage, start, stop } = useSoundRecorder({
    mostSeconds: limits.audioSeconds,
    begins: 'Recording',
    ends: 'Recording stopped. You can listen to it. No one else has it yet.',
  });
  const [words, setWords] = useState('');
  const [sent, setSent] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const stays = useStaysOnDevice();
  const [writesDown, setWritesDown] = useState(false);
  useDeviceWords(stays && writesDown && stage.name === 'recording', (heard) =>
    setWords((before) => joined(before, heard)),
  );
  const busy = sent !== undefined;
  // Whoever closes the dialog while it is sent wants it no more.
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const now = new AbortController();
    leaving.current = now;
    return () => now.abort();
  }, []);
  const problem = failure ?? (stage.name === 'off' ? stage.problem : undefined);
  const begin = () => {
    // What was heard of the recording before belongs to that one.
    if (writesDown) setWords('');
    setFailure(undefined);
    start();
  };
  const use = async (sound: Blob) => {
    const refusal = refusalOf(sound);
    setFailure(refusal);
    if (refusal) return;
    setSent(0);
    const signal = leaving.current?.signal;
    try {
      const media = await uploadAudio(sound, { onProgress: setSent, signal });
      if (!signal?.aborted) onUse(media, words.trim());
    } catch (error) {
      if (signal?.aborted) return;
      setFailure(textForPeople(error));
      setSent(undefined);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      dirty={stage.name === 'recording' || stage.name === 'recorded'}
      title="Record audio"
      description={`Record up to ${limits.audioSeconds / 60} minutes. No one hears it until you press Post.`}
      footer={
        stage.name === 'recorded' && (
          <Button variant="primary" pending={busy} pendingText="Sending…" onClick={() => void use(stage.sound)}>
            Add to my post
          </Button>
        )
      }
    >
      <div className="stack">
        {problem && (
          <div role="alert">
            <FieldError id="sound-failure">{problem}</FieldError>
          </div>
        )}
        {canRecordSound() ? (
          <div className="row">
            <Button
              variant={stage.name === 'recorded' ? 'secondary' : 'primary'}
              icon={stage.name === 'recording' ? Square : Mic}
              pending={stage.name === 'asking'}
              pendingText="Waiting for your answer…"
              onClick={stage.name === 'recording' ? stop : begin}
            >
              {stage.name === 'recording'
                ? 'Stop recording'
                : stage.name === 'recorded'
                  ? 'Record again'
                  : 'Start recording'}
            </Button>
            {stage.name === 'recording' && <p className="num">Recording: {stage.seconds} s</p>}
          </div>
        ) : (
          <Notice tone="warn" title="This browser can’t record sound">
            Record with your phone instead, then choose the file here.
          </Notice>
        )}
        {stays && stage.name !== 'recorded' && (
          <Switch
            label="Write down what I say while I record"
            hint="Your voice stays on this device. You can change the words before you post them."
            checked={writesDown}
            onChange={setWritesDown}
          />
        )}
        {stage.name === 'recorded' ? (
          <>
            {/* biome-ignore lint/a11y/useMediaCaption: its words are written in the field below */}
            <audio controls src={stage.url} aria-label="Your recording" />
            <TextArea
              label="What you say, in writing"
              optional
              hint={hint}
              rows={3}
              limit={limits.transcript}
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
          </>
        ) : (
          stage.name === 'off' && (
            <FileButton
              quiet
              accept={audioTypes.join(',')}
              hint={`At most ${limits.audioSeconds / 60} minutes and ${megabytes} MB. Titles and places in it are removed.`}
              onFiles={([file]) => file && void use(file)}
            >
              Choose an audio file
            </FileButton>
          )
        )}
        {busy && <Progress label="Sending your audio note" value={Math.round(sent * 100)} />}
      </div>
    </Dialog>
  );
}
