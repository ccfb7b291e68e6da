import { featureGroups, featureHint, featureLabel } from '#areas/passport/web/public.ts';
import type { SkillFeature } from '../contract.ts';
import { type SessionFeature, sessionFeatures } from '../pure/options.ts';

type Region = Parameters<typeof featureLabel>[1];

const sessionWords: Readonly<Record<SessionFeature, string>> = {
  breaks: 'Breaks',
  own_pace: 'At your own pace',
  written_notes: 'Notes afterwards',
  easy_read_notes: 'Easy Read notes',
  large_print: 'Large print',
  camera_off: 'Camera can be off',
  support_person: 'Support person welcome',
};

const isOfSession = (feature: SkillFeature): feature is SessionFeature => Object.hasOwn(sessionWords, feature);

export const skillFeatureLabel = (feature: SkillFeature, region: Region): string =>
  isOfSession(feature) ? sessionWords[feature] : featureLabel(feature, region);

export const skillFeatureHint = (feature: SkillFeature) => (isOfSession(feature) ? undefined : featureHint(feature));

/** In the order of forms and filters: what concerns the session first. */
export const skillFeatureGroups: readonly { readonly title: string; readonly features: readonly SkillFeature[] }[] = [
  { title: 'In the session', features: sessionFeatures },
  ...featureGroups,
];
