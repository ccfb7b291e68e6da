import { Undo2, Upload } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { ImportPlan } from '../../pure/import-plan.ts';
import { type ImportRow, type Preview, previewImport, sameness } from '../../pure/import-rows.ts';
import { useDiaryRange } from '../data-history.ts';
import { DiaryLock } from '../keys/diary-lock.tsx';
import type { Here } from '../zone.ts';
import { type ImportRun, importRows, nothingSent, undoImport } from './data.ts';
import { MatchColumns } from './match-columns.tsx';
import { BadRows, PreviewView } from './preview.tsx';
import { type ChosenFile, saltOf } from './read-file.ts';

type State = 'checking' | 'running' | 'stopped' | 'done' | 'undoing' | 'undone';

/** What was decided when the import began: what the diary has changes while it runs. */
interface Begun {
  readonly rows: readonly ImportRow[];
  readonly bad: Preview['bad'];
  readonly known: number;
  readonly salt: string;
}

const spanOf = (rows: readonly ImportRow[]) => {
  let [from, to] = ['9999-12-31', '1970-01-01'];
  for (const { entry } of rows) {
    if (entry.day < from) from = entry.day;
    if (entry.day > to) to = entry.day;
  }
  return { from, to };
};

interface CheckFileProps {
  readonly file: ChosenFile;
  readonly here: Here;
  /** Takes the focus once the file is read. */
  readonly heading: RefObject<HTMLSpanElement | null>;
}

export function CheckFile({ file, here, heading }: CheckFileProps) {
  const { sheet } = file;
  const { today, zone } = here;
  const [plan, setPlan] = useState(file.plan);
  const readable = useMemo(() => previewImport(sheet, plan, { today, zone }), [sheet, plan, today, zone]);
  const span = spanOf(readable.good);
  const range = useDiaryRange(readable.good.length > 0 ? span : { from: today, to: today });
  const { entries, loading, error } = range;
  const preview = useMemo(() => {
    const said = new Set(entries.map(sameness));
    return said.size === 0 ? readable : previewImport(sheet, plan, { today, zone, isKnown: (key) => said.has(key) });
  }, [entries, readable, sheet, plan, today, zone]);
  const takenDays = useMemo(() => {
    const days = new Set(entries.map(({ day }) => day));
    return [...new Set(preview.good.map(({ entry }) => entry.day))].filter((day) => days.has(day)).sort();
  }, [entries, preview]);
  const [begun, setBegun] = useState<Begun>();
  if (begun) return <Running begun={begun} file={file} zone={zone} />;
  const begin = async () => {
    setBegun({ rows: preview.good, bad: preview.bad, known: preview.known, salt: await saltOf(file.text, plan) });
  };
  return (
    <>
      <Section
        title={<Heading ref={heading}>Match the columns</Heading>}
        intro={sourceWords(file.name, plan, sheet.rows.length)}
      >
        <MatchColumns sheet={sheet} plan={plan} onPlan={setPlan} />
      </Section>
      <Section title="Check before you import">
        {loading && <Skeleton count={1} look="row" label="Looking at what your diary has already" />}
        {error && (
          <ErrorState level={3} title="Couldn’t load your diary" onRetry={range.retry} retrying={range.retrying}>
            {textForPeople(error)}
          </ErrorState>
        )}
        {range.isLocked && (
          <div className="stack">
            <p>Unlock your diary first, so that nothing is added twice.</p>
            <DiaryLock />
          </div>
        )}
        {!loading && !error && !range.isLocked && (
          <div className="stack">
            <PreviewView preview={preview} sheet={sheet} takenDays={takenDays} />
            {preview.good.length > 0 && (
              <Button variant="primary" size="l" icon={Upload} onClick={() => void begin()}>
                Import {counted(preview.good.length, 'entry', 'entries')}
              </Button>
            )}
          </div>
        )}
      </Section>
    </>
  );
}

const Heading = ({ ref, children }: { ref: RefObject<HTMLSpanElement | null>; children: ReactNode }) => (
  <span ref={ref} tabIndex={-1}>
    {children}
  </span>
);

const sourceWords = (name: string, { source }: ImportPlan, rows: number) =>
  `${name}: ${counted(rows, 'row')}, ${source === 'another diary' ? 'from another diary' : `as ${source} writes them`}. Change what doesn’t fit.`;

function Running({ begun, file, zone }: { readonly begun: Begun; readonly file: ChosenFile; readonly zone: string }) {
  const { rows, bad, known, salt } = begun;
  const [state, setState] = useState<State>('checking');
  const [run, setRun] = useState<ImportRun>(nothingSent);
  const [problem, setProblem] = useState<string>();
  const latest = useRef(nothingSent);
  const stop = useRef(false);
  const heading = useRef<HTMLSpanElement>(null);
  const keep = (now: ImportRun) => {
    latest.current = now;
    setRun(now);
  };
  const go = async () => {
    stop.current = false;
    setProblem(undefined);
    setState('running');
    heading.current?.focus();
    try {
      await importRows(rows, salt, zone, latest.current, { onRun: keep, isStopped: () => stop.current });
    } catch (error) {
      setProblem(textForPeople(error));
      setState('stopped');
      announce('The import stopped', { urgent: true });
      return;
    }
    const isDone = latest.current.sent >= rows.length;
    setState(isDone ? 'done' : 'stopped');
    announce(isDone ? `Import finished. ${addedWords(latest.current)}` : 'The import stopped');
    heading.current?.focus();
  };
  const began = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once, and ends with the page or another file
  useEffect(() => {
    stop.current = false;
    if (!began.current) {
      began.current = true;
      void go();
    }
    return () => {
      stop.current = true;
    };
  }, []);
  const undo = async () => {
    setState('undoing');
    try {
      await undoImport(latest.current.added);
      setState('undone');
      announce(`${counted(latest.current.added.length, 'entry', 'entries')} removed`);
      heading.current?.focus();
    } catch (error) {
      failed('Couldn’t undo the import')(error);
      setState('done');
    }
  };
  const canUndo = run.added.length > 0 && (state === 'done' || state === 'stopped' || state === 'undoing');
  return (
    <Section title={<Heading ref={heading}>{titles[state]}</Heading>}>
      <div className="stack">
        {state !== 'undone' && (
          <Progress
            label="Entries sent"
            value={run.sent}
            max={rows.length}
            text={`${run.sent.toLocaleString('en-AU')} of ${rows.length.toLocaleString('en-AU')}`}
          />
        )}
        {problem && (
          <div role="alert">
            <Notice tone="danger" title="The import stopped">
              {problem} What was added is saved. You can continue, or undo it.
            </Notice>
          </div>
        )}
        {(state === 'done' || state === 'stopped' || state === 'undoing') && (
          <ul className="import-counts">
            <li>{addedWords(run)}</li>
            {run.there + known > 0 && <li>{counted(run.there + known, 'row')} left out: already in your diary.</li>}
            {bad.length > 0 && <li>{counted(bad.length, 'row')} left out: can’t be read.</li>}
          </ul>
        )}
        {state === 'undone' && (
          <p>{counted(run.added.length, 'entry', 'entries')} removed. You can import the same file again.</p>
        )}
        <div className="row">
          {state === 'running' && (
            <Button
              onClick={() => {
                stop.current = true;
              }}
            >
              Stop the import
            </Button>
          )}
          {state === 'stopped' && (
            <Button variant="primary" onClick={() => void go()}>
              Continue the import
            </Button>
          )}
          {canUndo && (
            <Button icon={Undo2} pending={state === 'undoing'} pendingText="Undoing…" onClick={() => void undo()}>
              Undo the import
            </Button>
          )}
          {state === 'done' && <ButtonLink href="/wellness-tracking/history">See your history</ButtonLink>}
        </div>
        {canUndo && (
          <p className="soft small">You can also undo it later on this page, until you import something else.</p>
        )}
        {bad.length > 0 && state !== 'running' && <BadRows bad={bad} sheet={file.sheet} />}
      </div>
    </Section>
  );
}

const titles: Readonly<Record<State, string>> = {
  checking: 'Importing',
  running: 'Importing',
  stopped: 'The import stopped',
  done: 'Import finished',
  undoing: 'Undoing the import',
  undone: 'Import undone',
};
const addedWords = ({ added }: ImportRun) => `${counted(added.length, 'entry', 'entries')} added.`;
