import './symbols.css';
import { useEffect, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { usePreference } from '#platform/web/preferences/store.tsx';
import { canSpeak } from '#platform/web/speech/speaker.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { kinds, wordsOnPage } from '../../pure/symbols/words.ts';
import { BoardOptions } from './board-options.tsx';
import { useKept } from './kept.ts';
import { MoreWords } from './more-words.tsx';
import type { SymbolBoardProps } from './props.ts';
import { startScan } from './scan.ts';
import { SentenceStrip } from './sentence-strip.tsx';
import { Tile, TileGroup } from './tile.tsx';
import { speak, useSentence } from './use-sentence.ts';

const core = wordsOnPage('core');

export function BoardContent({ to, sending, onSend, draftKey, level = 3 }: SymbolBoardProps) {
  const [kept, keep] = useKept();
  const sentence = useSentence(draftKey, kept.sayEach);
  const spoken = usePreference('voiceAnnouncements');
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [scanning, setScanning] = useState(false);
  const aloud = kept.sayEach && !spoken && canSpeak();
  const { every } = kept;

  useEffect(() => {
    if (!scanning || !root.current || !frame.current) return;
    const stop = startScan({
      root: root.current,
      frame: frame.current,
      every,
      onShow: (words) => aloud && speak(words),
      onEnd: () => setScanning(false),
    });
    return () => {
      stop();
      announce('Scanning has ended.');
    };
  }, [scanning, every, aloud]);

  // What had the focus may have gone with the last word.
  const empty = sentence.tiles.length === 0;
  useEffect(() => {
    const now = document.activeElement;
    const lost =
      now === document.body || (root.current?.contains(now) && !now?.checkVisibility({ visibilityProperty: true }));
    if (empty && lost) root.current?.querySelector<HTMLElement>('.sym-core button[tabindex="0"]')?.focus();
  }, [empty]);

  return (
    <div ref={root} className="sym" data-bigger={kept.bigger || undefined}>
      <SentenceStrip
        to={to}
        sentence={sentence}
        sending={sending}
        onSend={onSend}
        level={level}
        scanBar={
          scanning && (
            <p className="sym-scan-bar">
              <span>Scanning. Any key or press chooses. Escape ends it.</span>
              <span data-scan="4">
                <Button data-scan-end onClick={() => setScanning(false)}>
                  Stop scanning
                </Button>
              </span>
            </p>
          )
        }
      />
      <div className="sym-boards">
        <Section
          title="Core words"
          level={level}
          intro="Always here, in the same place."
          region={false}
          className="sym-core"
        >
          <div data-scan="1">
            <TileGroup label="Core words">
              {core.map((word) => (
                <Tile key={word.word} {...word} onPress={() => sentence.add(word)} />
              ))}
            </TileGroup>
          </div>
        </Section>
        <Section title="More words" level={level} region={false} className="sym-more">
          <MoreWords kept={kept} keep={keep} onWord={sentence.add} />
          <ul className="sym-key plain-list" aria-label="What the colours and shapes mean">
            {kinds.map(({ id, label }) => (
              <li key={id}>
                <span className={`sym-swatch sym-${id}`} aria-hidden="true" />
                {label}
              </li>
            ))}
          </ul>
          <BoardOptions
            kept={kept}
            keep={keep}
            scanning={scanning}
            onScan={() => {
              announce('Scanning has started. Any key or press chooses. Escape ends it.');
              setScanning(true);
            }}
          />
        </Section>
      </div>
      <div ref={frame} className="sym-frame" hidden aria-hidden="true" />
    </div>
  );
}
