import type { Config } from '#platform/server/config.ts';
import { readable, sealedText } from '#platform/server/sealed.ts';
import { defaults } from '../pure/limits.ts';
import type { WrittenFact } from '../pure/seen-by.ts';

const about = { purpose: 'connections' };

export const profileWords = sealedText({
  table: 'connection_profiles',
  column: 'words_sealed',
  row: ['user_id'],
  ...about,
});
export const draftContent = sealedText({
  table: 'connection_drafts',
  column: 'content_sealed',
  row: ['user_id'],
  ...about,
});
export const activityWords = sealedText({
  table: 'connection_activities',
  column: 'words_sealed',
  row: ['id', 'from_id'],
  ...about,
});
export const photoWords = sealedText({
  table: 'connection_photos',
  column: 'description_sealed',
  row: ['id', 'owner_id'],
  ...about,
});

/** What a member wrote in the profile. */
export interface Words {
  readonly aboutMe: string;
  readonly place: string;
  readonly relationshipStatus: string;
  readonly facts: Readonly<Record<WrittenFact, string>>;
}

export const noFacts: Words['facts'] = { disability: '', accessNeeds: '', pronouns: '', socials: '' };

const noWords: Words = {
  aboutMe: '',
  place: '',
  relationshipStatus: defaults.relationshipStatus,
  facts: noFacts,
};

export const sealWords = (config: Config, userId: number, words: Words): string =>
  profileWords.put(config, { user_id: userId }, JSON.stringify(words));

export const openWords = (config: Config, userId: number, sealed: string): Words =>
  sealed === ''
    ? noWords
    : readable(() => JSON.parse(profileWords.take(config, { user_id: userId }, sealed)) as Words, noWords);

export const sealDraft = (config: Config, userId: number, content: string): string =>
  draftContent.put(config, { user_id: userId }, content);
export const openDraft = (config: Config, userId: number, sealed: string): string =>
  readable(() => draftContent.take(config, { user_id: userId }, sealed), '');

export interface ActivityWords {
  readonly idea: string;
  readonly where: string;
  readonly note: string;
}
export const sealActivity = (config: Config, id: number, fromId: number, words: ActivityWords): string =>
  activityWords.put(config, { id, from_id: fromId }, JSON.stringify(words));
export const openActivity = (config: Config, id: number, fromId: number, sealed: string): ActivityWords =>
  readable(() => JSON.parse(activityWords.take(config, { id, from_id: fromId }, sealed)) as ActivityWords, {
    idea: '',
    where: '',
    note: '',
  });

export const sealDescription = (config: Config, id: number, ownerId: number, text: string): string =>
  photoWords.put(config, { id, owner_id: ownerId }, text);
export const openDescription = (config: Config, id: number, ownerId: number, sealed: string): string =>
  readable(() => photoWords.take(config, { id, owner_id: ownerId }, sealed), '');
