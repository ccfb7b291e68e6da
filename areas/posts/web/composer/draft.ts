import { checkPoll, type PollDraft } from '#areas/polls/web/public.ts';
import { counted } from '#platform/contract/counted.ts';
import type { Audience, Media } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';

/** What the author decided about a picture, clip or audio note: words for it, asking others, or no meaning at all. */
export type AltChoice = 'describe' | 'ask' | 'decorative';

export interface DraftMedia {
  readonly media: Media;
  readonly alt: string;
  readonly choice: AltChoice;
}

/** All that the composer keeps until the post is shared; it survives a reload. */
export interface PostDraft {
  readonly content: string;
  readonly title: string;
  /** As typed, parted by commas. */
  readonly tags: string;
  readonly audience: Audience;
  readonly contentWarning: string;
  readonly easyContent: string;
  /** Code of a feeling, or empty. */
  readonly feeling: string;
  readonly media: readonly DraftMedia[];
  readonly poll: PollDraft | null;
}

export const emptyDraft: PostDraft = {
  content: '',
  title: '',
  tags: '',
  audience: 'everyone',
  contentWarning: '',
  easyContent: '',
  feeling: '',
  media: [],
  poll: null,
};

/** FEED-12: no visible character. The server judges by the same rule. */
export const isBlank = (text: string): boolean => !/[^\s\p{Cf}\p{Cc}\p{Z}]/u.test(text);

export const tagsIn = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((tag) => tag.trim().replace(/^#/, ''))
    .filter((tag) => tag !== '');

/** What is wrong with a draft, by field. */
export function checkDraft(draft: PostDraft): { readonly [K in keyof PostDraft]?: string } {
  const tags = tagsIn(draft.tags);
  const poll = draft.poll ? checkPoll(draft.poll).first : undefined;
  return {
    ...(isBlank(draft.content) && { content: 'Write something first, then press Post.' }),
    ...(poll !== undefined && { poll }),
    ...(draft.content.length > limits.content && {
      content: `This is ${draft.content.length - limits.content} characters too long.`,
    }),
    ...(tags.length > limits.tags && { tags: `Use at most ${limits.tags} tags.` }),
    ...(tags.some((tag) => tag.length > limits.tag) && { tags: `A tag has at most ${limits.tag} characters.` }),
  };
}

/** The body of the call: FEED-14, and beside it only what the author has filled in. */
export function bodyOf(draft: PostDraft, pollId?: number) {
  const { content, title, audience, contentWarning, easyContent, feeling, media } = draft;
  const tags = tagsIn(draft.tags);
  return {
    content,
    type: 'post',
    isPublic: audience === 'everyone',
    ...(audience !== 'everyone' && { audience }),
    ...(title.trim() && { title }),
    ...(tags.length > 0 && { tags }),
    ...(contentWarning.trim() && { contentWarning }),
    ...(easyContent.trim() && { easyContent }),
    ...(feeling && { feeling: feeling as never }),
    ...(media.length > 0 && { mediaIds: media.map((one) => one.media.id) }),
    ...(pollId !== undefined && { pollId }),
  } as const;
}

/** What still has to be told about a picture before posting; undefined when it is there already. */
export function descriptionOf({ media, alt, choice }: DraftMedia) {
  if (choice === 'decorative') return media.decorative ? undefined : { decorative: true };
  if (choice === 'ask') return media.wantsDescription ? undefined : { wantsDescription: true };
  if (alt.trim() === media.alt && !media.decorative && !media.wantsDescription) return undefined;
  return alt.trim() ? { alt: alt.trim() } : { alt: '', decorative: false, wantsDescription: false };
}

/** Pictures, clips and audio notes that would go out without words and without a decision. */
export const undescribed = (media: readonly DraftMedia[]): readonly DraftMedia[] =>
  media.filter(({ alt, choice }) => choice === 'describe' && alt.trim() === '');

export const isSound = ({ media }: DraftMedia): boolean => media.kind === 'audio';

export function withoutWords(missing: readonly DraftMedia[]): string {
  const sounds = missing.filter(isSound).length;
  const others = missing.length - sounds;
  const seen = others > 0 && `${counted(others, 'picture or clip', 'pictures or clips')} without a description`;
  const heard = sounds > 0 && `${counted(sounds, 'audio note')} without a transcript`;
  return [seen, heard].filter(Boolean).join(', ');
}

/** Everything that would go out without words asks others for them. */
export const askForAll = (media: readonly DraftMedia[]): readonly DraftMedia[] => {
  const missing = undescribed(media);
  return media.map((each) => (missing.includes(each) ? { ...each, choice: 'ask' } : each));
};
