import { PenLine } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSession } from '#platform/web/session.ts';
import { joined } from '#platform/web/speech/use-device-words.ts';
import { WriteDownButton } from '#platform/web/speech/write-down-button.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { Message, MessageMedia } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import { saveTranscript } from '../data.ts';
import { timeOf } from '../words.ts';
import { WordsForm } from './words-form.tsx';

interface Props {
  readonly message: Message;
  readonly media: MessageMedia;
}

/** Below a voice note: writes down what is said, for whoever can’t listen. Anyone in the conversation can do it. */
export function Transcript({ message, media }: Props) {
  const ownId = useSession().member?.id;
  const [writing, setWriting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isOwn = message.fromUserId === ownId || media.transcriptBy?.id === ownId;
  if (media.transcript !== '' && !isOwn && !writing) return null;
  if (writing) {
    const done = () => {
      setWriting(false);
      requestAnimationFrame(() => opener.current?.focus());
    };
    return <TranscriptForm message={message} media={media} onDone={done} />;
  }
  return (
    <Button ref={opener} variant="quiet" icon={PenLine} onClick={() => setWriting(true)}>
      {media.transcript === '' ? 'Write down what is said' : 'Change the transcript'}
      <span className="vh">
        {' '}
        in the voice note from {message.from.displayName}, {timeOf(message.createdAt)}
      </span>
    </Button>
  );
}

function TranscriptForm({ message, media, onDone }: Props & { readonly onDone: () => void }) {
  const check = (transcript: string) => {
    if (transcript === '' && media.transcript === '') return 'Write what is said first.';
    return transcript.length > limits.transcript ? 'This is too long. Keep to the words of the recording.' : undefined;
  };
  return (
    <WordsForm
      words={media.transcript}
      label={`What ${message.from.displayName} says, in writing`}
      hint="Everyone in this conversation can read it. It says who wrote it down."
      rows={3}
      limit={limits.transcript}
      saveLabel="Save transcript"
      check={check}
      send={(transcript) => saveTranscript(media.id, transcript)}
      said={(transcript) => (transcript === '' ? 'Transcript removed' : 'Transcript saved')}
      onDone={onDone}
      more={(change, onProblem) => (
        <WriteDownButton
          url={media.url}
          onWords={(words) => change((before) => joined(before, words))}
          onProblem={onProblem}
        />
      )}
    />
  );
}
