import { castMember } from '#demo/cast.ts';
import type { Seed } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { moment, once } from '#platform/server/statement.ts';
import type { AdaptiveControl, RoomFeature, SpaceType, VrPlatform } from '../pure/options.ts';
import type { SceneId } from '../pure/scenes.ts';
import { from } from './from.ts';

interface DemoSpace {
  readonly host: number;
  readonly name: string;
  readonly description: string;
  readonly guidelines?: string;
  readonly spaceType: SpaceType;
  readonly platform: VrPlatform;
  readonly scene: SceneId;
  readonly capacity: number;
  readonly features: readonly RoomFeature[];
  readonly controls: readonly AdaptiveControl[];
  readonly daysAgo: number;
}

const spaces: readonly DemoSpace[] = [
  {
    host: 3,
    name: 'The Verandah',
    description: 'Late sun, a long rug, no topic. Say nothing for an hour if you like.',
    guidelines: 'Silence is fine. Ask before you come close.',
    spaceType: 'social',
    platform: 'browser',
    scene: 'garden',
    capacity: 12,
    features: ['text_always', 'typed_pace', 'no_sudden_sounds', 'breaks_any_time'],
    controls: ['one_handed', 'switch_controls', 'seated'],
    daysAgo: 20,
  },
  {
    host: 9,
    name: 'Reading Room',
    description: 'Bring a book. We sit together, and talk about it on the hour.',
    spaceType: 'social',
    platform: 'browser',
    scene: 'library',
    capacity: 8,
    features: ['text_always', 'low_light', 'no_sudden_sounds'],
    controls: ['voice_commands', 'seated'],
    daysAgo: 16,
  },
  {
    host: 12,
    name: 'Plan meeting, practised',
    description: 'One of us plays the planner. You say your three sentences until they feel right.',
    guidelines: 'What is said here stays here.',
    spaceType: 'training',
    platform: 'browser',
    scene: 'circle',
    capacity: 4,
    features: ['plain_language', 'support_people_welcome', 'breaks_any_time'],
    controls: ['switch_controls', 'one_handed'],
    daysAgo: 12,
  },
  {
    host: 27,
    name: 'Tuesday committee',
    description: 'Our access committee, open to anyone who wants to listen.',
    spaceType: 'meeting',
    platform: 'steam',
    scene: 'circle',
    capacity: 12,
    features: ['text_always', 'typed_pace', 'plain_language', 'auslan_welcome'],
    controls: ['one_handed', 'voice_commands', 'eye_tracking'],
    daysAgo: 9,
  },
  {
    host: 16,
    name: 'Auslan kitchen',
    description: 'Cups, tea, milk, please, enough. We spell it out in text, then sign it at home.',
    spaceType: 'training',
    platform: 'oculus',
    scene: 'kitchen',
    capacity: 8,
    features: ['auslan_welcome', 'text_always'],
    controls: ['seated', 'audio_cues'],
    daysAgo: 6,
  },
  {
    host: 1,
    name: 'Low tide walk',
    description: 'A slow walk along the water, from the ramp to the rocks and back.',
    spaceType: 'social',
    platform: 'browser',
    scene: 'beach',
    capacity: 6,
    features: ['typed_pace', 'support_people_welcome'],
    controls: ['audio_cues', 'one_handed'],
    daysAgo: 3,
  },
];

const dayMs = 86_400_000;

/** Nobody is in them: the demo’s members come when somebody signs in as one. Member 1 was there once. */
export const seed: Seed = async ({ db, now }) => {
  const query = queryIn(db);
  const at = (daysAgo: number, minutes = 0) =>
    moment(new Date(now.getTime() - daysAgo * dayMs + minutes * 60_000).toISOString());
  const rows = spaces.map(({ host, guidelines = '', spaceType, features, controls, daysAgo, ...rest }) => ({
    ...rest,
    guidelines,
    host_id: castMember(host).id,
    space_type: spaceType,
    features: [...features],
    controls: [...controls],
    privacy: 'everyone',
    created_at: at(daysAgo),
  }));
  const added = await query(once(from.insertInto('vr_spaces').values(rows).returning(['id', 'name'])));
  const verandah = added.find(({ name }) => name === 'The Verandah');
  if (!verandah) throw new Error('The demo’s spaces were not written.');
  await query(
    once(
      from.insertInto('vr_visits').values({
        space_id: verandah.id,
        user_id: castMember(1).id,
        space_type: 'social',
        joined_at: at(2),
        seen_at: at(2, 34),
        left_at: at(2, 34),
        end_reason: 'left',
        controls: ['one_handed'],
        view: 'text',
        from_x: 600,
        from_y: 940,
        to_x: 600,
        to_y: 940,
        moved_at: at(2),
      }),
    ),
  );
};
