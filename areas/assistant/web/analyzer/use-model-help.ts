import { type RefObject, useEffect, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import type { ModelSuggestion, OutsideModel, Wish } from '../../contract.ts';
import { askModel, useOutsideModel } from '../data.ts';
import type { Analysis } from './use-findings.ts';

export interface ModelAnswer extends ModelSuggestion {
  readonly wish: Wish;
  /** The text that was sent. */
  readonly about: string;
}

export interface ModelHelp {
  readonly source: Pick<OutsideModel, 'host' | 'model'>;
  readonly open: boolean;
  readonly show: (open: boolean) => void;
  readonly wish: Wish;
  readonly choose: (wish: Wish) => void;
  /** For the next question alone. */
  readonly agreed: boolean;
  readonly agree: (agreed: boolean) => void;
  /** It was asked without having been agreed to. */
  readonly unagreed: boolean;
  /** False when there is no consent: nothing was sent. */
  readonly ask: () => boolean;
  readonly waiting: boolean;
  readonly cancel: () => void;
  readonly failure: string;
  readonly answer: ModelAnswer | undefined;
  /** The answer is about the text that is there, and may take its place. */
  readonly usable: boolean;
  readonly use: () => void;
  /** The text is the suggestion that was used last. */
  readonly used: boolean;
  readonly undo: () => void;
  /** What holds the focus while somebody is busy with this. */
  readonly part: RefObject<HTMLDivElement | null>;
  /** True once, when something came of a question and the focus was in this part. */
  readonly takesFocus: () => boolean;
}

/** One question at a time to the outside model; undefined where there is none. It belongs to the screen, as the text does. */
export function useModelHelp({ text, write }: Pick<Analysis, 'text' | 'write'>, isShown: boolean) {
  // Whether there is one is no part of the analyzer: where that can't be read, nothing is offered.
  const { data } = useOutsideModel(isShown);
  const [open, show] = useState(false);
  const [wish, choose] = useState<Wish>('plain');
  const [agreed, setAgreed] = useState(false);
  const [unagreed, setUnagreed] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState('');
  const [answer, setAnswer] = useState<ModelAnswer>();
  const [uses, setUses] = useState<readonly { readonly before: string; readonly after: string }[]>([]);
  const running = useRef<AbortController>(undefined);
  const part = useRef<HTMLDivElement>(null);
  const focusDue = useRef(false);
  useEffect(() => () => running.current?.abort(), []);

  const agree = (next: boolean) => {
    setAgreed(next);
    setUnagreed(false);
  };
  const end = () => {
    running.current = undefined;
    setWaiting(false);
    focusDue.current = part.current?.contains(document.activeElement) ?? false;
  };
  const send = async () => {
    const mine = new AbortController();
    running.current = mine;
    setWaiting(true);
    setFailure('');
    setAnswer(undefined);
    announce(`Sent to ${data?.host}. Waiting for the answer.`);
    try {
      const suggestion = await askModel({ text, wish, consent: true }, mine.signal);
      end();
      agree(false);
      setAnswer({ ...suggestion, wish, about: text });
      announce('The outside model has answered. It may be wrong.');
    } catch (error) {
      if (mine.signal.aborted) return;
      end();
      setFailure(textForPeople(error));
    }
  };
  const last = uses.at(-1);
  const used = last !== undefined && last.after === text;
  const help: ModelHelp = {
    source: { host: data?.host ?? '', model: data?.model ?? '' },
    open,
    show,
    wish,
    choose,
    agreed,
    agree,
    unagreed,
    ask: () => {
      setUnagreed(!agreed);
      if (agreed) void send();
      return agreed;
    },
    waiting,
    cancel: () => {
      running.current?.abort();
      end();
      agree(false);
      announce('Cancelled. The model may have your text already.');
    },
    failure,
    answer,
    usable: answer !== undefined && answer.wish !== 'hard' && answer.about === text && answer.text !== text,
    use: () => {
      if (!answer) return;
      setUses([...uses, { before: text, after: answer.text }]);
      write(answer.text);
      announce('The suggestion is in your text.');
    },
    used,
    undo: () => {
      if (!last) return;
      setUses(uses.slice(0, -1));
      write(last.before);
      announce('Your text is restored.');
    },
    part,
    takesFocus: () => {
      const due = focusDue.current;
      focusDue.current = false;
      return due;
    },
  };
  return data?.available ? help : undefined;
}
