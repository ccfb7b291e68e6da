import { advertising } from './ads.ts';
import { arcade } from './arcade.ts';
import { arcadeLive } from './arcade-live.ts';
import { away } from './away.ts';
import { bookings } from './bookings.ts';
import { localCommunities } from './communities.ts';
import { connections } from './connections.ts';
import { crisis } from './crisis.ts';
import { diary } from './diary.ts';
import { events } from './events.ts';
import { feedEmbedded, feedOnPostgres, growth } from './feed.ts';
import { apiKeys } from './keys.ts';
import { live } from './live.ts';
import { mixed } from './mixed.ts';
import { profile } from './profile.ts';
import { providerDirectory } from './providers.ts';
import { writeResults } from './report.ts';
import { vrRooms } from './rooms.ts';
import { search } from './search.ts';
import { several } from './several.ts';
import { closeStages } from './stage.ts';
import { startUp } from './start-up.ts';
import { topics } from './topics.ts';
import { web } from './web.ts';
import { measureYardsticks } from './yardsticks.ts';

const wanted = process.argv.slice(2);

/** npm run bench [-- feed embedded growth mixed profile search topics communities providers connections events bookings ads diary live keys several crisis away arcade games rooms web start]: all parts in short form, or the ones named. */
const parts: Record<string, () => Promise<void>> = {
  feed: () => feedOnPostgres(20_000),
  embedded: () => feedEmbedded(20_000),
  growth: () => growth([10_000, 100_000, 1_000_000]),
  mixed,
  profile: () => profile(wanted.length === 0),
  search: () => search(1_000_000),
  topics,
  communities: localCommunities,
  providers: providerDirectory,
  connections,
  events,
  bookings,
  ads: advertising,
  diary,
  live,
  keys: apiKeys,
  several,
  crisis,
  away,
  /** Rules and opponents. */
  arcade,
  /** Rooms of games. */
  games: arcadeLive,
  /** Rooms of VR. */
  rooms: vrRooms,
  web,
  start: startUp,
};

try {
  await measureYardsticks();
  for (const [name, part] of Object.entries(parts)) {
    if (wanted.length === 0 || wanted.includes(name)) await part();
  }
} finally {
  await closeStages();
}
if (wanted.length === 0) writeResults();
