import { Flag, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import type { CrisisMessage, CrisisSupportRequest } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { useMyReports } from './data-reports.ts';
import { useAskAgain, useRequestMessages, useSendMessage } from './data-requests.ts';
import { ReportDialog } from './report-dialog.tsx';
import { ReportNews } from './report-news.tsx';

const writer = ({ mine, from, supporter }: CrisisMessage, request: CrisisSupportRequest): string => {
  if (mine) return 'You';
  if (from === 'supporter') return supporter?.displayName ?? 'A previous supporter';
  return request.author?.displayName ?? 'Someone';
};

/** Says what came from the other while the page is open. */
function useAnnounce(messages: readonly CrisisMessage[], request: CrisisSupportRequest, known: boolean) {
  const last = useRef<number>(undefined);
  useEffect(() => {
    if (!known) return;
    const newest = messages.at(-1);
    const isNews = last.current !== undefined && newest && newest.id > last.current && !newest.mine;
    if (isNews) announce(`${writer(newest, request)}: ${newest.content}`);
    last.current = newest?.id ?? 0;
  }, [messages, request, known]);
}

function Composer({ id }: { readonly id: string }) {
  const send = useSendMessage();
  const form = useForm({
    initial: { content: '' },
    validate: ({ content }) => ({
      content: content.trim()
        ? content.length > limits.message
          ? `Use at most ${limits.message} characters.`
          : undefined
        : 'Write something first.',
    }),
    submit: ({ content }) => send.mutateAsync({ id, content }),
    resetAfter: true,
  });
  return (
    <form className="stack" aria-label="Write a message" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextArea label="Your message" rows={3} limit={limits.message} {...form.field('content')} />
      <div>
        <Button type="submit" variant="primary" icon={Send} pending={form.submitting} pendingText="Sending…">
          Send message
        </Button>
      </div>
    </form>
  );
}

/** Stays where it is once it was used: whoever pressed it keeps their place on the page. */
function ReportButton({
  what,
  isWhole = false,
  isWaiting,
  onPress,
}: {
  readonly what: string;
  /** Says in sight what it reports; beside a message that is plain. */
  readonly isWhole?: boolean;
  readonly isWaiting: boolean;
  readonly onPress: () => void;
}) {
  return (
    <Button
      variant="quiet"
      icon={Flag}
      data-safety=""
      aria-disabled={isWaiting || undefined}
      description={
        isWaiting
          ? 'The review team will read it within 24 hours.'
          : 'Opens a short form for the review team. Your request stays open.'
      }
      onClick={onPress}
    >
      {isWaiting ? 'Reported' : 'Report'}
      {isWhole && isWaiting && ':'} <span className={isWhole ? undefined : 'vh'}>{what}</span>
    </Button>
  );
}

/** Belongs to the request: it is not among the member's messages. */
export function Conversation({ request }: { readonly request: CrisisSupportRequest }) {
  const list = useRequestMessages(request.id, true);
  const reports = useMyReports();
  const [reporting, setReporting] = useState<{ readonly message: CrisisMessage | undefined }>();
  const isOver = request.status === 'resolved';
  const { id } = request;
  useAskAgain([['listCrisisMessages', { id }], ['getCrisisSupport', { id }], 'listMyCrisisReports'], !isOver);
  const here = reports.items.filter(({ requestId }) => requestId === request.id);
  const isWaiting = (messageId: number | null) =>
    here.some((one) => one.mine && one.outcome === 'waiting' && one.messageId === messageId);
  const isTheirs = ({ from }: CrisisMessage) => (from === 'author') !== (request.side === 'author');
  // Before anybody has answered there is no one to report.
  const hasOther = request.side !== 'author' || request.supporterId !== null || list.items.some(isTheirs);
  useAnnounce(list.items, request, !list.loading);
  return (
    <Section title="Conversation" id="conversation">
      <div className="stack">
        {list.error && (
          <ErrorState title="Couldn’t load the messages" onRetry={list.retry} retrying={list.refreshing}>
            {textForPeople(list.error)}
          </ErrorState>
        )}
        {list.items.length === 0 && !list.loading && !list.error && (
          <p className="soft">
            No messages yet. Only the two of you can read what’s written here. If one of you reports it, the review team
            can read that part.
          </p>
        )}
        <ol className="plain-list crisis-talk" aria-label="Messages">
          {list.items.map((message) => (
            <li key={message.id} className={message.mine ? 'crisis-said crisis-mine' : 'crisis-said'}>
              <p className="small">
                <strong>{writer(message, request)}</strong>{' '}
                <span className="soft">
                  <Time value={message.sentAt} />
                </span>
              </p>
              <p className="crisis-words">{message.content}</p>
              {isTheirs(message) && (
                <ReportButton
                  what={`this message of ${writer(message, request)}`}
                  isWaiting={isWaiting(message.id)}
                  onPress={() => setReporting({ message })}
                />
              )}
            </li>
          ))}
        </ol>
        <ReportNews reports={here} known={!reports.loading} />
        {isOver ? <p className="soft">This request is closed.</p> : <Composer id={request.id} />}
        {hasOther && (
          <div>
            <ReportButton
              what="this conversation"
              isWhole
              isWaiting={isWaiting(null)}
              onPress={() => setReporting({ message: undefined })}
            />
          </div>
        )}
        {reporting && (
          <ReportDialog request={request} message={reporting.message} onClose={() => setReporting(undefined)} />
        )}
      </div>
    </Section>
  );
}
