import { SendHorizontal } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { checkPoll, emptyPoll, loadPollFields, sendPoll, writtenOptions } from '#areas/polls/web/public.ts';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { FieldError } from '#platform/web/ui/field.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { Written } from '../log/unsent.ts';
import { useStillOpen } from './use-still-open.ts';

const PollFields = lazy(async () => ({ default: await loadPollFields() }));

/** Characters of a question: it is the text of the message. */
const longest = 500;

interface Props {
  readonly whom: string;
  readonly onClose: () => void;
  readonly onReady: (message: Required<Pick<Written, 'content' | 'poll'>>) => void;
}

/** A question with options for a group. */
export function PollDialog({ whom, onClose, onReady }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [question, setQuestion] = useState('');
  const [poll, setPoll] = useState(emptyPoll);
  const [tried, setTried] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isOpen = useStillOpen();
  const asked = question.trim();
  const missing =
    asked === ''
      ? 'Write your question.'
      : asked.length > longest
        ? `Make it shorter: at most ${longest} characters.`
        : undefined;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setTried(true);
    const wrong = missing ?? checkPoll(poll).first;
    if (wrong) {
      announce(wrong, { urgent: true });
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), 50);
      return;
    }
    setPending(true);
    setFailure(undefined);
    try {
      const pollId = await sendPoll(poll, { wordless: true });
      if (isOpen()) onReady({ content: asked, poll: { id: pollId, options: writtenOptions(poll) } });
    } catch (caught) {
      setFailure(textForPeople(caught));
      setPending(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="New poll"
      description={`Everyone in ${whom} can vote. No one sees who chose what.`}
      dirty={asked !== '' || writtenOptions(poll).length > 0}
      footer={
        <>
          <Button
            type="submit"
            form={id}
            variant="primary"
            icon={SendHorizontal}
            pending={pending}
            pendingText="Sending…"
          >
            Send poll
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <form ref={form} id={id} className="stack" noValidate onSubmit={(event) => void send(event)}>
        {failure && (
          <div role="alert">
            <FieldError id={`${id}-failure`}>{failure}</FieldError>
          </div>
        )}
        <TextField
          label="Question"
          autoComplete="off"
          value={question}
          error={tried ? missing : undefined}
          onChange={(event) => setQuestion(event.currentTarget.value)}
        />
        <Suspense fallback={<Skeleton count={2} look="row" label="Loading the form" />}>
          <PollFields poll={poll} onChange={setPoll} tried={tried} />
        </Suspense>
      </form>
    </Dialog>
  );
}
