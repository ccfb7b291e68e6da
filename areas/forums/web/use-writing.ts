import { useState } from 'react';

/** The reply that is answered. */
export interface Answering {
  readonly id: number;
  readonly number: number;
  readonly name: string;
}

interface Quote {
  readonly from: Answering;
  readonly text: string;
}

/** What the reply box is told by the replies: whom to answer, and what to quote. */
export interface Writing {
  readonly to: Answering | undefined;
  /** Taken by the box as soon as it can. */
  readonly quote: Quote | undefined;
  readonly answer: (to: Answering, quote?: string) => void;
  readonly forget: () => void;
  readonly quoted: () => void;
}

export function useWriting(): Writing {
  const [to, setTo] = useState<Answering>();
  const [quote, setQuote] = useState<Quote>();
  return {
    to,
    quote,
    answer: (next, text) => {
      setTo(next);
      if (text) setQuote({ from: next, text });
      document.getElementById('your-reply')?.focus();
    },
    forget: () => setTo(undefined),
    quoted: () => setQuote(undefined),
  };
}
