import { useEffect, useRef, useState } from 'react';
import { fileSize } from '#platform/contract/file-size.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { dayInWords } from '#platform/web/time/day-words.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { DataExport, DataExportState } from '../contract.ts';
import { downloadAddress, useDataExport, useRequestDataExport } from './data.ts';

export function ExportSection({ confirmed }: { readonly confirmed: boolean }) {
  const { data, error, loading, retry, refreshing } = useDataExport();
  return (
    <Section
      title="Download your data"
      intro="One file with all that Doorways keeps about you: pages to read, and data for programs. Pictures and clips too."
    >
      {loading && <Skeleton count={1} label="Loading" />}
      {error && (
        <ErrorState level={3} title="Couldn’t load the state of your copy" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && <Copy data={data} confirmed={confirmed} onLook={retry} looking={refreshing} />}
    </Section>
  );
}

interface CopyProps {
  readonly data: DataExportState;
  readonly confirmed: boolean;
  readonly onLook: () => void;
  readonly looking: boolean;
}

function Copy({ data: { latest, askAgainAt }, confirmed, onLook, looking }: CopyProps) {
  const request = useRequestDataExport();
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState(false);
  const ask = async () => {
    setProblem(undefined);
    try {
      await request.mutateAsync();
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
        {latest && status === 'ready' && <p>Your copy is ready until {dayInWords(latest.until ?? '')}.</p>}
      </div>
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
            {words(status)}
          </Button>
        </Actions>
      )}
    </div>
  );
}

const words = (status: DataExport['status'] | undefined) => {
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
            Download your copy ({fileSize(latest.bytes)})
          </ButtonLink>
        </div>
      )}
      {full ? <p>You have asked for 3 copies in 24 hours. You can ask again tomorrow.</p> : <div>{children}</div>}
    </>
  );
}
