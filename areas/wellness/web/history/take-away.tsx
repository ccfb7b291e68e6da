import { Download, FileText, Upload } from 'lucide-react';
import { counted } from '#platform/contract/counted.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { toCsv, toJson } from '../../pure/csv.ts';
import { longDay } from '../../pure/days.ts';
import type { DiaryRange } from '../data-history.ts';
import type { Here } from '../zone.ts';

/** The entries that are shown, as files. */
export function TakeAway({
  range: { entries },
  here: { zone, today, now },
}: {
  readonly range: DiaryRange;
  readonly here: Here;
}) {
  const save = (kind: 'csv' | 'json') => {
    const name = `wellness-diary-${today}.${kind}`;
    const type = kind === 'csv' ? 'text/csv;charset=utf-8' : 'application/json';
    saveFile(name, kind === 'csv' ? toCsv(entries, zone) : toJson(entries, now), type);
    toast({
      title: `${counted(entries.length, 'entry', 'entries')} saved`,
      description: `Look for ${name} among your downloads.`,
    });
  };
  const [newest, oldest] = [entries[0], entries.at(-1)];
  return (
    <Section title="Your diary is yours" className="no-print">
      {newest && oldest && (
        <p>
          A file has the {counted(entries.length, 'entry', 'entries')} from {longDay(oldest.day)} to{' '}
          {longDay(newest.day)}. Anyone who has the file can read it.
        </p>
      )}
      <div className="row">
        {entries.length > 0 && (
          <>
            <Button icon={Download} onClick={() => save('csv')}>
              Export CSV
            </Button>
            <Button icon={Download} onClick={() => save('json')}>
              Export JSON
            </Button>
          </>
        )}
        <ButtonLink href="/wellness-tracking/summary" icon={FileText}>
          Visit summary
        </ButtonLink>
        <ButtonLink href="/wellness-tracking/import" icon={Upload}>
          Import entries
        </ButtonLink>
      </div>
    </Section>
  );
}
