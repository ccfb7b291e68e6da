import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLive } from '#platform/web/live/use-live.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import type { GameKind } from '../pure/kinds.ts';
import { BrowseGames } from './browse-games.tsx';
import { CreateRoomDialog } from './create-room-dialog.tsx';
import { readListsAgain } from './data.ts';
import { LeaderboardTab } from './leaderboard-tab.tsx';
import { PlayTab } from './play-tab.tsx';
import { Stats } from './stats.tsx';
import './arcade.css';

const tabs = ['play', 'browse', 'leaderboard'] as const;
type TabId = (typeof tabs)[number];
/** Rooms change often: a list is read again at most so often. */
const rest = 3000;

function useListNews(): void {
  const [news] = useState(() => ({ timer: undefined as ReturnType<typeof setTimeout> | undefined }));
  const soon = () => {
    news.timer ??= setTimeout(() => {
      news.timer = undefined;
      readListsAgain();
    }, rest);
  };
  useLive('arcade', soon, { onGap: soon });
}

/** ARCADE-01 to -36. Tab and filters stand in the address. */
export function Screen() {
  const [query, setQuery] = useQueryParams();
  const tab = tabs.find((one) => one === query.get('tab')) ?? 'play';
  const [creating, setCreating] = useState<{ readonly game?: GameKind }>();
  const create = (game?: GameKind) => setCreating(game ? { game } : {});
  useListNews();
  return (
    <>
      <PageTitle
        title="Board Games Arcade"
        lead="Accessible two-player board games. No clock unless you both want one, and a rest is always allowed."
        crumbs={[{ label: 'Home', href: '/' }]}
        actions={
          <>
            <Button variant="primary" icon={Plus} onClick={() => create()}>
              Create Game Room
            </Button>
            <ButtonLink href="/arcade/tournaments">Tournaments</ButtonLink>
            <ButtonLink href="/arcade/puzzles">Puzzles</ButtonLink>
            <ButtonLink href="/arcade/studies">My studies</ButtonLink>
          </>
        }
      />
      <Stats />
      <Tabs<TabId>
        label="Arcade"
        value={tab}
        onChange={(id) => setQuery({ tab: id === 'play' ? null : id }, { push: true })}
        tabs={[
          { id: 'play', label: 'Play Games', panel: <PlayTab onCreate={() => create()} /> },
          { id: 'browse', label: 'Browse Games', panel: <BrowseGames onCreate={create} /> },
          { id: 'leaderboard', label: 'Leaderboard', panel: <LeaderboardTab /> },
        ]}
      />
      {creating && <CreateRoomDialog game={creating.game} onClose={() => setCreating(undefined)} />}
    </>
  );
}
