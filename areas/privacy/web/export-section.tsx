import { useEffect, useRef, useState } from 'react';
import { fileSize } from '#platform/contract/file-size.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { dayInWords } from '#platform/web/time/day-words.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { DataExport, DataExportState } from '../contract.ts';
import { downloadAddress, useDataExport, useRequestDataExport } from './data.ts';

interface ExportSectionProps {
  readonly confirmed: boolean;
  /** Asked for alone, to keep as evidence. */
  readonly conversationId?: number | undefined;
}

export function ExportSection({ confirmed, conversationId }: ExportSectionProps) {
  const { data, error, loading, retry, refreshing } = useDataExport();
  return (
    <Section
      title={conversationId ? 'Keep a conversation as evidence' : 'Download your data'}
      intro={conversationId ? introOfOne : introOfAll}
    >
      {loading && <Skeleton count={1} label="Loading" />}
      {error && (
        <ErrorState level={3} title="Couldn’t load the state of your copy" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && <Copy {...{ data, confirmed, conversationId }} onLook={retry} looking={refreshing} />}
      {conversationId && (
        <p>
          <Link href="/settings/privacy">Download all your data instead</Link>
        </p>
      )}
    </Section>
  );
}

interface CopyProps extends ExportSectionProps {
  readonly data: DataExportState;
  readonly onLook: () => void;
  readonly looking: boolean;
}

/** One copy is made at a time, whatever it is of. Of others the page for a conversation says nothing. */
const isShown = (copy: DataExport, conversationId: number | undefined) =>
  conversationId === undefined || copy.conversationId === conversationId || copy.status === 'making';

const introOfAll =
  'One file with all that Doorways keeps about you: pages to read, and data for programs. Pictures and clips too.';
const introOfOne =
  'One file with this conversation alone: messages with times, pictures, and a checksum of each file. Don’t block anyone in it until your copy is ready: a block takes their messages out.';

function Copy({ data, confirmed, conversationId, onLook, looking }: CopyProps) {
  const { askAgainAt } = data;
  const latest = data.latest && isShown(data.latest, conversationId) ? data.latest : null;
  const replaced = data.latest?.status === 'ready' && data.latest.conversationId !== (conversationId ?? null);
  const request = useRequestDataExport();
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState(false);
  const ask = async () => {
    setProblem(undefined);
    try {
      await request.mutateAsync({ conversationId });
      setAsked(true);
    } catch (error) {
      setProblem(textForPeople(error));
    }
  };
  const status = latest?.status;
  return (
    <div className="stack">
      <div role="status" className="stack">
        {status === 'making' && <Making focus={asked} />}
        {status === 'failed' && (
          <Notice tone="danger" title="Couldn’t make your copy">
            That is our fault. Nothing of yours is lost. Please try again.
          </Notice>
        )}
        {status === 'over' && <p>Your last copy was kept for its time, and is gone.</p>}
        {latest && status === 'ready' && (
          <p>
            {copyName(latest)} is ready until {dayInWords(latest.until ?? '')}.
          </p>
        )}
      </div>
      {replaced && (
        <p>
          {latest ? 'It' : <Link href="/settings/privacy">The copy that you have ready</Link>} goes once a new one is
          made. Download it first.
        </p>
      )}
      {problem && (
        <div role="alert">
          <Notice tone="danger" title="No copy was asked for">
            {problem}
          </Notice>
        </div>
      )}
      {status === 'making' ? (
        <div>
          <Button onClick={onLook} pending={looking} pendingText="Looking…">
            See if it is ready
          </Button>
        </div>
      ) : (
        <Actions latest={latest} confirmed={confirmed} full={askAgainAt !== null}>
          <Button
            variant={status === 'ready' ? 'secondary' : 'primary'}
            onClick={() => void ask()}
            pending={request.pending}
            pendingText="Asking…"
          >
            {words(status, conversationId)}
          </Button>
        </Actions>
      )}
    </div>
  );
}

const copyName = ({ conversationId }: DataExport) =>
  conversationId === null ? 'Your copy' : 'Your copy of one conversation';

const words = (status: DataExport['status'] | undefined, conversationId: number | undefined) => {
  if (conversationId) return 'Ask for a copy of this conversation';
  if (status === 'failed') return 'Try again';
  return status === 'ready' || status === 'over' ? 'Ask for a new copy' : 'Ask for a copy';
};

/** Takes the focus from the button that has gone. */
function Making({ focus }: { readonly focus: boolean }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (focus) text.current?.focus();
  }, [focus]);
  return (
    <p ref={text} tabIndex={-1}>
      We’re making your copy. You can leave this page. We’ll notify you when it’s ready.
    </p>
  );
}

function Actions({
  latest,
  confirmed,
  full,
  children,
}: {
  readonly latest: DataExport | null;
  readonly confirmed: boolean;
  readonly full: boolean;
  readonly children: React.ReactNode;
}) {
  if (!confirmed) return <p>Confirm it’s you first (above).</p>;
  return (
    <>
      {latest?.status === 'ready' && (
        <div>
          <ButtonLink href={downloadAddress(latest.id)} variant="primary" download>
            Download {latest.conversationId === null ? 'your copy' : 'your copy of one conversation'} (
            {fileSize(latest.bytes)})
          </ButtonLink>
        </div>
      )}
      {full ? <p>You have asked for 3 copies in 24 hours. You can ask again tomorrow.</p> : <div>{children}</div>}
    </>
  );
}
