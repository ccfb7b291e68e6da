import { readingFrom } from '#areas/writing/server/public.ts';
import { avatarOf } from '#platform/contract/fields.ts';
import { isModerator, type Principal } from '#platform/server/principal.ts';
import type { Media, Post } from '../contract.ts';
import { pathOf } from './kinds.ts';
import type { RawMedia, RawPost } from './post-sql.ts';

export const personOf = (row: { authorId: number; displayName: string; username: string }) => ({
  id: row.authorId,
  displayName: row.displayName,
  username: row.username,
  avatar: avatarOf(row.authorId),
});

export function mediaView(raw: RawMedia): Media {
  const { hasSmall, hasCaptions, hasDescriptions, ...rest } = raw;
  const at = (variant: string) => `/media/${raw.id}/${variant}`;
  const isImage = raw.kind === 'image';
  return {
    ...rest,
    url: at('full'),
    smallUrl: isImage && hasSmall ? at('small') : null,
    posterUrl: !isImage && hasSmall ? at('poster') : null,
    captionsUrl: hasCaptions ? at('captions') : null,
    descriptionsUrl: hasDescriptions ? at('descriptions') : null,
  };
}

/** Where the author lives is for members; guests get an empty text. */
export function postView(raw: RawPost, viewer: Principal): Post {
  const media = (raw.media ?? []).map(mediaView);
  const mine = raw.authorId === viewer.id;
  return {
    id: raw.id,
    content: raw.content,
    type: raw.type as Post['type'],
    title: raw.title,
    isPublic: raw.audience === 'everyone',
    tags: raw.tags,
    imageUrl: media.find(({ kind }) => kind === 'image')?.url ?? null,
    likes: raw.likes,
    commentsCount: raw.commentsCount,
    createdAt: `${raw.at.slice(0, -4)}Z`,
    author: { ...personOf(raw), location: [raw.suburb, raw.state].filter(Boolean).join(', ') },
    audience: raw.audience as Post['audience'],
    likedByMe: raw.liked,
    savedByMe: raw.saved,
    contentWarning: raw.contentWarning,
    feeling: (raw.feeling || null) as Post['feeling'],
    media,
    reading: readingFrom(raw.readingSeconds, raw.readingGrade),
    easyContent: raw.easyContent,
    easyOutdated: raw.easyOutdated,
    path: pathOf(raw),
    isFeatured: raw.featured,
    forumId: raw.forumId,
    activityAt: `${raw.activityAt.slice(0, -4)}Z`,
    pinned: raw.pinned,
    closed: raw.closed,
    acceptedId: raw.acceptedId,
    editedAt: raw.editedAt,
    version: raw.version,
    mine,
    canEdit: mine,
    canDelete: mine || isModerator(viewer),
  };
}
