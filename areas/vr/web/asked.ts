import {
  type AdaptiveControl,
  adaptiveControls,
  type RoomFeature,
  roomFeatures,
  type SpaceType,
  spaceTypes,
  type VrPlatform,
  vrPlatforms,
} from '../pure/options.ts';

const tabs = ['spaces', 'sessions', 'controls'] as const;
export type TabId = (typeof tabs)[number];
export const tabIn = (query: URLSearchParams): TabId => tabs.find((tab) => tab === query.get('tab')) ?? 'spaces';

/** What the list is narrowed to, as it stands in the address. */
export interface Asked {
  readonly q: string;
  readonly type: SpaceType | '';
  readonly platform: VrPlatform | '';
  readonly feature: RoomFeature | '';
  readonly control: AdaptiveControl | '';
  readonly mine: boolean;
}

const oneOf = <T extends string>(all: readonly T[], value: string | null): T | '' =>
  all.find((one) => one === value) ?? '';

export const askedIn = (query: URLSearchParams): Asked => ({
  q: query.get('q') ?? '',
  type: oneOf(spaceTypes, query.get('type')),
  platform: oneOf(vrPlatforms, query.get('platform')),
  feature: oneOf(roomFeatures, query.get('feature')),
  control: oneOf(adaptiveControls, query.get('control')),
  mine: query.get('mine') === 'true',
});

export const isNarrowed = ({ mine, ...rest }: Asked): boolean => mine || Object.values(rest).some(Boolean);

/** As the call takes it: nothing that is empty. */
export const queryOf = ({ q, type, platform, feature, control, mine }: Asked) => ({
  ...(q && { q }),
  ...(type && { type }),
  ...(platform && { platform }),
  ...(feature && { feature }),
  ...(control && { control }),
  ...(mine && { mine: 'true' }),
});

export const clearing = { q: null, type: null, platform: null, feature: null, control: null, mine: null };
