/// <reference types="vite/client" />
import { FeedSettingsProvider, FirstComposer, PostFeed, usePosts } from '#areas/posts/web/public.ts';
import { YourShortcuts } from '#areas/shortcuts/web/public.ts';
import { later } from '#platform/web/later.tsx';
import { useSession } from '#platform/web/session.ts';
import { dayOfMonth, weekdayOf } from '#platform/web/time/words.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { useFeedPosition } from './data.ts';
import { FeedTools } from './feed-tools.tsx';
import { GuestWelcome } from './guest-welcome.tsx';
import { ProfileShortcut } from './profile-shortcut.tsx';
import { useMarkSeen } from './use-mark-seen.ts';
import './feed.css';

const SideCards = later(async () => (await import('./side-cards.tsx')).SideCards);
const NewPosts = later(async () => (await import('./new-posts.tsx')).NewPosts);

const inWords = (date: Date) => `${weekdayOf(date)} ${dayOfMonth(date)}`;

/** The home feed: three columns that become one in reading order. */
export function Screen() {
  const { member } = useSession();
  const list = usePosts({});
  const position = useFeedPosition();
  useMarkSeen(list.ids, position !== undefined);
  return (
    <FeedSettingsProvider>
      <div className="feed">
        <div className="dayline">
          <PageTitle title="Home" />
          <p className="soft">{inWords(new Date())}</p>
        </div>
        <div className="side" data-part="side">
          <ProfileShortcut />
          <YourShortcuts />
          <FeedTools />
        </div>
        <div className="feed-mid">
          {member ? <FirstComposer key={member.id} member={member} /> : <GuestWelcome />}
          <NewPosts ids={list.ids} loaded={!list.loading} />
          <h2 className="vh">Posts</h2>
          <PostFeed
            list={list}
            label="posts"
            surface="feed"
            seenUntil={position?.seenUntil}
            end="That’s every post."
            empty={
              <EmptyState title="No posts yet" boxed>
                <p>Be the first to share something with the community!</p>
              </EmptyState>
            }
          />
        </div>
        <div className="side" data-part="side">
          <SideCards />
        </div>
      </div>
    </FeedSettingsProvider>
  );
}
