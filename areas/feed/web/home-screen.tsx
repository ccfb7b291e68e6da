/// <reference types="vite/client" />
import { YourShortcuts } from '#areas/shell/web/public.ts';
import { later } from '#platform/web/later.tsx';
import { useSession } from '#platform/web/session.ts';
import { dayOfMonth, weekdayOf } from '#platform/web/time/words.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { FirstComposer } from './composer/first-composer.tsx';
import { useFeedPosition, usePosts } from './data.ts';
import { FeedSettingsProvider } from './feed-settings.tsx';
import { FeedTools } from './feed-tools.tsx';
import { GuestWelcome } from './guest-welcome.tsx';
import { PostFeed } from './list/post-feed.tsx';
import { useMarkSeen } from './list/use-mark-seen.ts';
import { ProfileShortcut } from './profile-shortcut.tsx';
import './feed.css';

const SideCards = later(async () => (await import('./side-cards.tsx')).SideCards);
const NewPosts = later(async () => (await import('./list/new-posts.tsx')).NewPosts);

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
            seenUntil={position?.seenUntil}
            end="That is every post."
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
