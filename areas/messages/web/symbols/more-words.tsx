import { Tabs } from '#platform/web/ui/tabs.tsx';
import { type BoardWord, boardPages, wordsOnPage } from '../../pure/symbols/words.ts';
import type { Kept } from './kept.ts';
import { MyWords } from './my-words.tsx';
import { Tile, TileGroup } from './tile.tsx';

/** The pages beside the core words, and the person's own words. */
export function MoreWords({
  kept,
  keep,
  onWord,
}: {
  readonly kept: Kept;
  readonly keep: (change: (now: Kept) => Partial<Kept>) => void;
  readonly onWord: (word: BoardWord) => void;
}) {
  const pages = boardPages.map(({ id, label }) => ({
    id: id as string,
    label,
    panel: (
      <TileGroup label={label}>
        {wordsOnPage(id).map((word) => (
          <Tile key={word.word} {...word} onPress={() => onWord(word)} />
        ))}
      </TileGroup>
    ),
  }));
  const mine = { id: 'mine', label: 'My words', panel: <MyWords own={kept.own} keep={keep} onWord={onWord} /> };
  return (
    <div data-scan="2">
      <Tabs label="Pages of words" tabs={[...pages, mine]} />
    </div>
  );
}
