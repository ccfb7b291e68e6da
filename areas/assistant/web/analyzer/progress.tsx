import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { dayInWords } from '#platform/web/time/day-words.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Switch } from '#platform/web/ui/checkbox.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { type Column, TableOrList } from '#platform/web/ui/table-or-list.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { WritingCheck } from '../../contract.ts';
import { useDeleteProgress, useKeepProgress, useProgressRead } from '../data.ts';
import { useWishes } from '../use-wishes.ts';

const columns: Column<WritingCheck>[] = [
  { key: 'day', label: 'Day', cell: ({ day }) => dayInWords(day) },
  { key: 'words', label: 'Words', number: true, cell: ({ words }) => words },
  { key: 'grade', label: 'School year', number: true, cell: ({ grade }) => grade },
  { key: 'findings', label: 'Suggestions', number: true, cell: ({ findings }) => findings },
];

/** Figures of checks over time, only for those who turn it on. */
export function Progress() {
  const { data, error, loading, refreshing, retry } = useProgressRead();
  const [asking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const deleted = useRef(false);
  // Once the dialog is gone: its button goes with the figures.
  useEffect(() => {
    if (asking || !deleted.current) return;
    deleted.current = false;
    heading.current?.focus();
  }, [asking]);
  const keep = useKeepProgress();
  const { wished, wish } = useWishes<'on', boolean>(
    (_on, on) => keep.mutateAsync({ on }),
    failed('Couldn’t save your choice'),
  );
  const remove = useDeleteProgress({
    onDone: () => {
      setAsking(false);
      deleted.current = true;
      toast({ title: 'All figures deleted' });
    },
    onFail: (problem) => {
      setAsking(false);
      failed('Couldn’t delete your figures')(problem);
    },
  });
  if (!data)
    return (
      <Section title="My progress">
        {loading ? (
          <p className="soft">Looking for your figures…</p>
        ) : (
          <ErrorState level={3} title="Couldn’t load your figures" onRetry={retry} retrying={refreshing}>
            {textForPeople(error)}
          </ErrorState>
        )}
      </Section>
    );
  const { on, checks } = data;
  return (
    <Section title="My progress" intro="See how your texts change over time. Only you see it.">
      <div className="analyzer-text">
        <Switch
          label="Keep the figures of my checks"
          hint="The day, the number of words, the school year and the number of suggestions. No word of your text is stored."
          checked={wished('on') ?? on}
          onChange={(next) => wish('on', next)}
        />
        <h3 ref={heading} tabIndex={-1}>
          {counted(checks.length, 'check')} kept
        </h3>
        {checks.length > 0 && (
          <>
            <TableOrList
              caption="Your checks, newest first"
              hideCaption
              columns={columns}
              rows={checks}
              rowKey={({ id }) => id}
              perPage={10}
            />
            <div className="row">
              <Button
                variant="quiet"
                icon={Trash2}
                description="Asks first, then deletes all figures of your checks."
                onClick={() => setAsking(true)}
              >
                Delete all figures
              </Button>
            </div>
          </>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title="Delete all figures of your checks?"
        confirmLabel="Delete all figures"
        danger
        pending={remove.pending}
        onConfirm={() => remove.mutate({})}
        onCancel={() => setAsking(false)}
      >
        <p>They are deleted for good. Your texts and your settings stay.</p>
      </ConfirmDialog>
    </Section>
  );
}
