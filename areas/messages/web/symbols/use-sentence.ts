import { useEffect, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { createKeeper, draftName } from '#platform/web/forms/drafts.ts';
import { useFlush } from '#platform/web/forms/use-flush.ts';
import { usePreference } from '#platform/web/preferences/store.tsx';
import { canSpeak, speaker } from '#platform/web/speech/speaker.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { limits } from '../../pure/limits.ts';
import { contentOf, emptyDraft, isFull, tilesOf, withoutTile, withText, withWord } from '../../pure/symbols/draft.ts';
import type { BoardWord } from '../../pure/symbols/words.ts';
import { readSentence } from './kept.ts';

const undoMs = 10_000;

export function speak(text: string, onEnd?: () => void): void {
  speaker.stop();
  speaker.say({ text, ...(onEnd && { onEnd }) });
}

/** The sentence in the making. With a key it survives leaving the page. */
export function useSentence(key: string | undefined, sayEach: boolean) {
  const [draft, setDraft] = useState(() => (key ? readSentence(key) : emptyDraft));
  const [problem, setProblem] = useState('');
  // Whoever has all announcements spoken would hear each word twice.
  const spoken = usePreference('voiceAnnouncements');
  const [keeper] = useState(() => (key ? createKeeper(draftName(key)) : undefined));
  const content = contentOf(draft);
  useEffect(() => {
    keeper?.save(content ? { ...draft } : undefined);
  }, [keeper, draft, content]);
  useFlush(keeper);

  const fail = (text: string) => {
    setProblem(text);
    announce(text, { urgent: true });
  };
  return {
    tiles: tilesOf(draft),
    content,
    typed: draft.text ?? content,
    problem,
    fail,
    add: (word: BoardWord) => {
      if (isFull(draft)) return fail(`A message has room for ${limits.symbols} words. Take one out first.`);
      setProblem('');
      setDraft((now) => withWord(now, word));
      announce(word.word);
      if (sayEach && !spoken && canSpeak()) speak(word.word);
    },
    takeOut: (index: number, word: string) => {
      setProblem('');
      setDraft((now) => withoutTile(now, index));
      announce(`Taken out: ${word}`);
    },
    type: (text: string) => {
      setProblem('');
      setDraft((now) => withText(now, text));
    },
    startAgain: () => {
      setProblem('');
      setDraft(emptyDraft);
      toast({
        title: 'Your sentence is cleared.',
        duration: undoMs,
        action: { label: 'Undo', onAction: () => setDraft(draft) },
      });
    },
    /** It was sent. */
    forget: () => {
      setDraft(emptyDraft);
      keeper?.drop();
    },
  };
}
