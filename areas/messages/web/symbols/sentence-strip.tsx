import { Pencil, RotateCcw, Send, Square, Undo2, Volume2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { canSpeak, speaker } from '#platform/web/speech/speaker.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FieldError } from '#platform/web/ui/field.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { limits } from '../../pure/limits.ts';
import { symbolsFrom } from '../../pure/symbols/draft.ts';
import type { SymbolBoardProps } from './props.ts';
import { Tile, TileGroup } from './tile.tsx';
import { speak, type useSentence } from './use-sentence.ts';

type Props = Pick<SymbolBoardProps, 'to' | 'sending' | 'onSend'> & {
  readonly sentence: ReturnType<typeof useSentence>;
  readonly level: 2 | 3;
  readonly scanBar: ReactNode;
};

/** Letters; a longer sentence would cover too much of the words below it. */
const long = 70;

function HearIt({ text }: { readonly text: string }) {
  const [speaking, setSpeaking] = useState(false);
  if (speaking)
    return (
      <Button icon={Square} onClick={() => speaker.stop()}>
        Stop the voice
      </Button>
    );
  const hear = () => {
    speak(text, () => setSpeaking(false));
    setSpeaking(true);
  };
  return (
    <Button icon={Volume2} onClick={hear}>
      Hear it
    </Button>
  );
}

/** The sentence: its words to read, its tiles, and what can be done with it. */
export function SentenceStrip({ to, sentence, sending, onSend, level, scanBar }: Props) {
  const { tiles, content, problem } = sentence;
  const [typing, setTyping] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const id = useId();
  const Heading = `h${level}` as const;
  const empty = tiles.length === 0 && !content;
  const last = tiles.at(-1);

  useLayoutEffect(() => {
    const list = row.current?.querySelector('.sym-row');
    if (list && tiles.length > 0) list.scrollLeft = list.scrollWidth;
  }, [tiles.length]);
  useEffect(() => {
    // The tile that had the focus was the last one.
    if (document.activeElement === document.body && tiles.length > 0)
      row.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  }, [tiles.length]);

  const send = async () => {
    if (!content) return sentence.fail('Choose a word first.');
    if (content.length > limits.content)
      return sentence.fail(`A message has room for ${limits.content} characters. Take some words out first.`);
    try {
      await onSend({ content, symbols: symbolsFrom(tiles) });
    } catch {
      // Who sends says what went wrong; the sentence stays.
      return;
    }
    setTyping(false);
    sentence.forget();
  };

  return (
    <>
      <div className="sym-window" data-long={content.length > long || undefined}>
        <Heading className="vh" id={id}>
          Your sentence
        </Heading>
        {scanBar}
        {empty ? (
          <p className="sym-said sym-none">
            Press pictures to build a sentence for {to}. Nothing is sent until you choose Send.
          </p>
        ) : (
          <p className="sym-said">{content}</p>
        )}
        {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
      <div role="group" aria-labelledby={id} className="sym-strip">
        <div ref={row}>
          <TileGroup label="Words in your sentence" className="sym-row">
            {tiles.map(({ word, symbol, kind }, index) => (
              <Tile
                // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may say a word twice; its place is what it is
                key={index}
                word={word}
                symbol={symbol}
                kind={kind}
                does={`take out word ${index + 1}`}
                onPress={() => sentence.takeOut(index, word)}
              />
            ))}
          </TileGroup>
        </div>
        <div className="sym-acts" data-scan="3">
          <div className="sym-acts-more" data-empty={empty || undefined}>
            {canSpeak() && <HearIt text={content} />}
            <Button icon={Undo2} onClick={() => last && sentence.takeOut(tiles.length - 1, last.word)}>
              Remove “{last?.word}”
            </Button>
            <span data-scan-not>
              <Button variant="quiet" icon={Pencil} aria-expanded={typing} onClick={() => setTyping(!typing)}>
                Change the words
              </Button>
            </span>
            <Button variant="quiet" icon={RotateCcw} onClick={sentence.startAgain}>
              Start again
            </Button>
          </div>
          <Button
            variant="primary"
            size="l"
            icon={Send}
            pending={sending}
            pendingText="Sending…"
            aria-describedby={problem ? `${id}-problem` : undefined}
            onClick={() => void send()}
          >
            Send with symbols
          </Button>
        </div>
        {typing && !empty && (
          <div className="sym-type">
            <TextArea
              label="The words of your message"
              hint="We send what you type here. The pictures follow your words."
              value={sentence.typed}
              limit={limits.content}
              rows={2}
              onInput={(event) => sentence.type(event.currentTarget.value)}
            />
          </div>
        )}
      </div>
    </>
  );
}
