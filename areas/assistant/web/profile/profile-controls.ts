import type { Profile, ProfileField } from '../../pure/profile/profile.ts';

export interface ProfileControls {
  readonly profile: Profile;
  readonly set: <F extends ProfileField>(field: F, value: Profile[F]) => void;
  /** Nothing was chosen, so the device decides. */
  readonly follows: (field: ProfileField) => boolean;
}
