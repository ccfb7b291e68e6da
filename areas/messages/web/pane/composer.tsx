import { ChartBar, Grid2x2, ImagePlus, ListChecks, Mic, SendHorizontal, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { EasyReadDrafter } from '#areas/writing/web/public.ts';
import { inFigures } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { createKeeper, draftName, readDraft } from '#platform/web/forms/drafts.ts';
import { useFlush } from '#platform/web/forms/use-flush.ts';
import { canRecordSound } from '#platform/web/speech/use-sound-recorder.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FileButton } from '#platform/web/ui/file-button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import type { Conversation, Message } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import { useMessageSettings } from '../data-settings.ts';
import type { Queue, Unsent } from '../log/unsent.ts';
import { firstName, isOfPair, plainWords, shortened, whomOf } from '../words.ts';
import { LiveNotice } from './live-notice.tsx';
import { PendingPictures } from './pending-pictures.tsx';
import type { LiveSwitch } from './use-live-switch.ts';
import { useTellLiveText } from './use-live-text.ts';
import { pictureTypes, usePendingPictures } from './use-pending-pictures.ts';
import { useTellTyping } from './use-typing.ts';

const SymbolDialog = lazy(async () => ({ default: (await import('./symbol-dialog.tsx')).SymbolDialog }));
const ListDialog = lazy(async () => ({ default: (await import('./list-dialog.tsx')).ListDialog }));
const PollDialog = lazy(async () => ({ default: (await import('./poll-dialog.tsx')).PollDialog }));
const VoiceDialog = lazy(async () => ({ default: (await import('./voice-dialog.tsx')).VoiceDialog }));

interface Props {
  readonly head: Conversation;
  readonly fieldId: string;
  /** What the other lets people know about the time an answer takes; heard with the field. */
  readonly slowId: string;
  readonly compact: boolean;
  readonly queue: Queue;
  readonly live: LiveSwitch;
  readonly answered: Message | undefined;
  readonly onAnswered: () => void;
  /** Words to go on with: those of a message that was not sent. */
  readonly given: { readonly text: string; readonly turn: number } | undefined;
}

const blank = (text: string) => !/[^\s\p{Cf}\p{Cc}\p{Z}]/u.test(text);

/** The draft belongs to the person or the group, whichever way one came. */
const draftOf = (head: Conversation) =>
  draftName(isOfPair(head) && head.otherUser ? `message:with:${head.otherUser.id}` : `message:${head.id}`);

const isText = (value: unknown): value is string => typeof value === 'string';

export function Composer(props: Props) {
  const name = draftOf(props.head);
  return <Writing key={name} {...props} draft={name} />;
}

function Writing({
  head,
  fieldId,
  slowId,
  compact,
  queue,
  live,
  answered,
  onAnswered,
  given,
  draft,
}: Props & { readonly draft: string }) {
  const [keeper] = useState(() => createKeeper(draft));
  const [text, setText] = useState(() => {
    const kept = readDraft(draft)?.content;
    return isText(kept) ? kept : '';
  });
  const [error, setError] = useState<string>();
  const [recording, setRecording] = useState(false);
  const [building, setBuilding] = useState(false);
  const [asking, setAsking] = useState(false);
  const [listing, setListing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const enterSends = useMessageSettings().data?.enterSends ?? false;
  const pictures = usePendingPictures();
  const typing = useTellTyping(head.id);
  const letters = useTellLiveText(head.id, live.isOn);
  const to = head.id === null ? { recipientId: head.otherUser?.id ?? 0 } : { conversationId: head.id };
  const whom = whomOf(head);

  useFlush(keeper);
  useEffect(() => {
    if (given) setText((now) => (blank(now) ? given.text : `${now}\n${given.text}`));
  }, [given]);

  const change = (next: string) => {
    setText(next);
    setError(undefined);
    keeper.save(next === '' ? undefined : { content: next });
    if (live.isOn) letters.typed(next);
    else if (next === '') typing.stop();
    else typing.typed();
  };
  const refuse = (why: string) => {
    setError(why);
    // Where the focus comes from elsewhere, the field is read together with its error.
    if (document.activeElement === field.current) announce(why, { urgent: true });
    field.current?.focus();
  };
  const add = (message: Pick<Unsent, 'content' | 'type' | 'media' | 'symbols' | 'poll' | 'list'>) => {
    letters.clear();
    typing.stop();
    queue.add({
      ...message,
      clientKey: crypto.randomUUID(),
      to,
      at: new Date().toISOString(),
      ...(answered && { replyToId: answered.id }),
    });
    onAnswered();
  };
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    const media = pictures.ready();
    if (pictures.isBusy) return refuse('Wait until the picture has loaded, then send.');
    if (blank(text) && media.length === 0) return refuse('Write something first.');
    if (text.length > limits.content) {
      return refuse(`A message has at most ${inFigures(limits.content)} characters. Send it in parts.`);
    }
    if (pictures.askForWords()) return;
    add({ content: text.trim(), type: media.length > 0 ? 'image' : 'text', ...(media.length > 0 && { media }) });
    pictures.clear();
    setText('');
    setError(undefined);
    keeper.drop();
    field.current?.focus();
  };
  const key = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const withControl = event.ctrlKey || event.metaKey;
    if (withControl || (enterSends && !event.shiftKey && !event.altKey)) {
      event.preventDefault();
      send();
    }
  };
  // Several windows stand side by side.
  const forWhom = compact && <span className="vh"> to {whom}</span>;
  const tooLong = text.length > limits.content * 0.9;
  // In a window it stands beside the field, and follows it.
  const sendButton = (
    <Button type="submit" variant="primary" icon={SendHorizontal} className="push">
      {pictures.asked ? 'Send without a description' : 'Send'}
      {forWhom}
    </Button>
  );
  return (
    <>
      <form className="pane-foot say" noValidate aria-label={`Write to ${whom}`} onSubmit={send}>
        {answered && (
          <div className="say-answer">
            <p>
              <strong>Answering {firstName(answered.from.displayName)}:</strong> {shortened(plainWords(answered), 120)}
            </p>
            <Button
              variant="quiet"
              icon={X}
              onClick={() => {
                onAnswered();
                field.current?.focus();
              }}
            >
              Cancel reply<span className="vh"> this message</span>
            </Button>
          </div>
        )}
        <PendingPictures pictures={pictures} onEmpty={() => field.current?.focus()} />
        <TextArea
          ref={field}
          id={fieldId}
          label={`Message to ${whom}`}
          labelHidden
          placeholder="Type a message..."
          rows={compact ? 1 : 2}
          value={text}
          error={error}
          limit={tooLong ? limits.content : undefined}
          aria-describedby={`${slowId} ${fieldId}-keys`.trim()}
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={letters.clear}
          onKeyDown={key}
        />
        {live.isOn && (
          <LiveNotice
            whom={whom}
            onOff={() => {
              letters.clear();
              live.turn(false);
              field.current?.focus();
            }}
          />
        )}
        <div className="say-row">
          {compact && sendButton}
          <div className="say-tools">
            <Button icon={Grid2x2} onClick={() => setBuilding(true)}>
              Symbol board
              {forWhom}
            </Button>
            {!compact && (
              <EasyReadDrafter
                label="Easy Read"
                field={draft}
                into="the message"
                source={() => text}
                value={text}
                onUse={change}
              />
            )}
            <FileButton
              icon={ImagePlus}
              accept={pictureTypes.join(',')}
              multiple
              error={pictures.error}
              onFiles={(files) => void pictures.add(files)}
            >
              Picture
              {forWhom}
            </FileButton>
            {head.kind === 'group' && head.id !== null && (
              <>
                <Button icon={ChartBar} onClick={() => setAsking(true)}>
                  Poll
                  {forWhom}
                </Button>
                <Button icon={ListChecks} onClick={() => setListing(true)}>
                  Shared list
                  {forWhom}
                </Button>
              </>
            )}
            {canRecordSound() && (
              <Button icon={Mic} onClick={() => setRecording(true)}>
                Voice note
                {forWhom}
              </Button>
            )}
          </div>
          {!compact && sendButton}
        </div>
        <p className="hint" id={`${fieldId}-keys`}>
          {enterSends
            ? 'Enter sends. Shift and Enter starts a new line.'
            : 'Enter starts a new line. Ctrl and Enter sends.'}{' '}
          <Link href="/messages/settings">Change this</Link>. We keep what you type on this device.
        </p>
      </form>
      <Suspense fallback={null}>
        {building && (
          <SymbolDialog
            head={head}
            onClose={() => setBuilding(false)}
            onSend={({ content, symbols }) => {
              setBuilding(false);
              add({ content, type: 'symbols', symbols });
            }}
          />
        )}
        {listing && (
          <ListDialog
            whom={whom}
            onClose={() => setListing(false)}
            onReady={(message) => {
              setListing(false);
              add({ ...message, type: 'list' });
            }}
          />
        )}
        {asking && (
          <PollDialog
            whom={whom}
            onClose={() => setAsking(false)}
            onReady={(message) => {
              setAsking(false);
              add({ ...message, type: 'poll' });
            }}
          />
        )}
        {recording && (
          <VoiceDialog
            head={head}
            onClose={() => setRecording(false)}
            onRecorded={(id, transcript) => {
              setRecording(false);
              add({ content: '', type: 'voice', media: [{ id, ...(transcript && { transcript }) }] });
            }}
          />
        )}
      </Suspense>
    </>
  );
}
