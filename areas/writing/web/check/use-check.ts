import { useCallback, useEffect, useRef, useState } from 'react';
import type { Finding } from '../../pure/checks/finding.ts';
import type { Document } from '../../pure/types.ts';
import type { CheckAnswer, CheckTask } from './check.worker.ts';

export interface Check {
  /** The document that was checked: a newer one may be on its way. */
  readonly document: Document;
  readonly findings: readonly Finding[];
}

/**
 * Checks a document in a worker, and again whenever it changes: one at a time, and of those that wait only the newest.
 * The worker ends with the screen.
 */
export function useCheck(document: Document, wanted: boolean) {
  const worker = useRef<Worker>(undefined);
  const [checked, setChecked] = useState<Check>();
  const [failed, setFailed] = useState(false);
  const asked = useRef<CheckTask>(undefined);
  const newest = useRef(document);

  const stop = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
    asked.current = undefined;
  }, []);
  const send = useCallback(() => {
    const task = { id: (asked.current?.id ?? 0) + 1, document: newest.current };
    asked.current = task;
    worker.current?.postMessage(task);
  }, []);
  const start = useCallback(() => {
    const fail = () => {
      stop();
      setFailed(true);
    };
    const made = new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' });
    made.addEventListener('error', fail);
    made.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
      const task = asked.current;
      if (data.id !== task?.id) return;
      if ('failed' in data) return fail();
      setChecked({ document: task.document, findings: data.findings });
      if (newest.current === task.document) asked.current = undefined;
      else send();
    });
    worker.current = made;
  }, [send, stop]);

  useEffect(() => stop, [stop]);
  useEffect(() => {
    newest.current = document;
    if (!wanted || failed || asked.current) return;
    if (!worker.current) start();
    send();
  }, [document, wanted, failed, start, send]);

  const retry = useCallback(() => setFailed(false), []);
  return { checked, failed, retry };
}
