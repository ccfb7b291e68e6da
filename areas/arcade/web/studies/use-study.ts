import { useRef, useState } from 'react';
import { statusOf, textForPeople } from '#platform/web/client/error.ts';
import type { GameStudy } from '../../contract.ts';
import type { StudyMove } from '../../pure/study.ts';
import { readStudy, useSaveStudy } from '../data.ts';

interface Content {
  readonly title: string;
  readonly note: string;
  readonly moves: readonly StudyMove[];
}

/** A study as it is now. Each change is saved, one after the other, so that none overtakes another. */
export function useStudyContent(study: GameStudy) {
  const { id } = study;
  const save = useSaveStudy();
  const [content, setContent] = useState<Content>({ title: study.title, note: study.note, moves: study.moves });
  const [waiting, setWaiting] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOlder, setIsOlder] = useState(false);
  const latest = useRef({ content, version: study.version });
  const queue = useRef(Promise.resolve());

  const send = async () => {
    const { content: now, version } = latest.current;
    try {
      const moves = now.moves.map((one) => ({ ...one }));
      const answer = await save.mutateAsync({ id, ...now, moves, version });
      latest.current.version = answer.version;
      setProblem(null);
      setIsOlder(false);
    } catch (error) {
      setProblem(textForPeople(error));
      setIsOlder(statusOf(error) === 409);
    } finally {
      setWaiting((count) => count - 1);
    }
  };
  const again = () => {
    setWaiting((count) => count + 1);
    queue.current = queue.current.then(send);
  };
  /** From what it is now, which may be newer than what is shown. */
  const change = (part: (now: Content) => Partial<Content>) => {
    const { content: now } = latest.current;
    const next = { ...now, ...part(now) };
    latest.current.content = next;
    setContent(next);
    again();
  };
  /** What is on this page takes the place of what another tab has saved. */
  const keepMine = async () => {
    try {
      latest.current.version = (await readStudy(id)).version;
      again();
    } catch (error) {
      setProblem(textForPeople(error));
    }
  };
  return { ...content, change, again: isOlder ? keepMine : again, isOlder, saving: waiting > 0, problem };
}
