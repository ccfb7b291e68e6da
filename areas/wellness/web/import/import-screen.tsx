/// <reference types="vite/client" />
import { useEffect, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { FileButton } from '#platform/web/ui/file-button.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { mostBytes, mostRows } from '../../pure/csv-sheet.ts';
import { wellnessCrumbs } from '../crumbs.ts';
import { useHere } from '../zone.ts';
import { CheckFile } from './check-file.tsx';
import { LastImport } from './last-import.tsx';
import { type ChosenFile, readFile, UnreadableFile } from './read-file.ts';
import './import.css';

/** Entries of another diary, from a file: first looked at, then saved, and undone in one press. */
export function Screen() {
  const here = useHere();
  const [file, setFile] = useState<ChosenFile>();
  const [read, setRead] = useState<number>();
  const [error, setError] = useState<string>();
  const [round, setRound] = useState(0);
  const chosen = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (round > 0) chosen.current?.focus();
  }, [round]);
  const choose = async ([one]: readonly File[]) => {
    if (!one) return;
    setError(undefined);
    setFile(undefined);
    setRead(0);
    try {
      const next = await readFile(one, setRead);
      setFile(next);
      setRound((before) => before + 1);
    } catch (problem) {
      const text = problem instanceof UnreadableFile ? problem.message : textForPeople(problem);
      setError(text);
      announce(text, { urgent: true });
    } finally {
      setRead(undefined);
    }
  };
  return (
    <div className="import">
      <PageTitle
        title="Import entries"
        lead="Bring entries from another diary. You can check everything before it’s saved."
        crumbs={wellnessCrumbs}
      />
      <Section title="Choose a file">
        <div className="stack import-choose">
          <p className="prose">
            Export your other diary as a CSV file. Files from Doorways, Daylio and Bearable are recognised. You can
            match the columns of most others. Nothing is sent until you import.
          </p>
          <FileButton
            accept=".csv,.tsv,.txt,text/csv"
            hint={`At most ${mostBytes / 1_000_000} MB and ${mostRows.toLocaleString('en-AU')} rows.`}
            error={error}
            onFiles={(files) => void choose(files)}
          >
            {file ? 'Choose another file' : 'Choose a file'}
          </FileButton>
          {read !== undefined && <Progress label="Reading the file" value={read} max={1} />}
        </div>
      </Section>
      {!file && <LastImport />}
      {file && <CheckFile key={round} file={file} here={here} heading={chosen} />}
    </div>
  );
}
