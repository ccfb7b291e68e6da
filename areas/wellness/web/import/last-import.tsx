import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { counted, plural } from '#platform/contract/counted.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { LastImport as Last } from '../../contract/imports.ts';
import { useLastImport, useUndoLastImport } from './data.ts';

const entriesWords = (count: number) => counted(count, 'entry', 'entries');

/** What was imported on an earlier visit can be undone for as long as something of it is as it was imported. */
export function LastImport() {
  const { data, error, refreshing, retry } = useLastImport();
  if (error)
    return (
      <ErrorState level={2} title="Couldn’t load your last import" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  return data?.last ? <Undo last={data.last} /> : null;
}

function Undo({ last: { uid, at, unchanged, changed } }: { readonly last: Last }) {
  const [asks, setAsks] = useState(false);
  const undo = useUndoLastImport({
    onDone: ({ removed }) => {
      setAsks(false);
      // Its section has gone.
      setTimeout(() => document.getElementById('page-title')?.focus());
      toast({ title: 'Import undone', description: `${entriesWords(removed)} removed.` });
    },
    onFail: (problem) => {
      setAsks(false);
      failed('Couldn’t undo your last import')(problem);
    },
  });
  return (
    <Section title="Your last import">
      <div className="stack">
        <p>
          Begun <Time value={at} look="absolute" />. {entriesWords(unchanged)} {plural(unchanged, 'is', 'are')} as{' '}
          {plural(unchanged, 'it was', 'they were')} imported.
          {changed > 0 && ` You changed ${entriesWords(changed)} since.`}
        </p>
        <div>
          <Button icon={Undo2} onClick={() => setAsks(true)}>
            Undo your last import
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={asks}
        title={`Remove ${entriesWords(unchanged)}?`}
        confirmLabel="Undo the import"
        cancelLabel={unchanged === 1 ? 'Keep it' : 'Keep them'}
        danger
        pending={undo.pending}
        onConfirm={() => undo.mutate({ uid })}
        onCancel={() => setAsks(false)}
      >
        <p>
          {changed > 0 && `${entriesWords(changed)} that you changed since ${plural(changed, 'stays', 'stay')}. `}
          You can import the same file again.
        </p>
      </ConfirmDialog>
    </Section>
  );
}
