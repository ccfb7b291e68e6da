/**
 * Who may look at whom. An area imports areas of lower layers only: not its neighbours, nothing above. When a lower one
 * seems to need a higher one, it declares a place that the higher one fills, or an event carries the news up.
 */
export const layers: readonly { readonly name: string; readonly areas: readonly string[] }[] = [
  { name: 'what knows no other area', areas: ['accessibility', 'consents', 'notifications'] },
  { name: 'people', areas: ['people'] },
  { name: 'their accounts', areas: ['account'] },
  { name: 'help in danger', areas: ['crisis'] },
  { name: 'what content is made of', areas: ['passport', 'resources', 'writing'] },
  { name: 'posts', areas: ['posts'] },
  { name: 'kinds of content', areas: ['blogs', 'forums', 'messages', 'spaces'] },
  { name: 'the home page', areas: ['feed'] },
  { name: 'meeting', areas: ['events'] },
  // A new area is one of these unless it is named elsewhere: it may use all content, and nobody below uses it.
  { name: 'services', areas: ['arcade', 'communities', 'groups', 'help'] },
  { name: 'hubs', areas: ['admin', 'moderation', 'privacy', 'search'] },
  { name: 'the frame', areas: ['shell'] },
];
export const layerOfNewAreas = 'services';

/** "area area": looks that are still to be turned round. The check fails for a new one, and for one that is gone. */
export const stillUp: readonly string[] = ['feed shell', 'people blogs', 'people forums', 'people posts'];

/**
 * "file table": texts of SQL that name a table of another area, which has neither declared it `readable` in its
 * server/tables.ts nor lets others write it. Checked in the same way.
 */
export const stillAsked: readonly string[] = [
  'areas/blogs/server/feature.ts posts',
  'areas/blogs/server/kept-covers.ts drafts',
  'areas/communities/server/seed.ts space_members',
  'areas/communities/server/seed.ts space_posts',
  'areas/communities/server/seed.ts spaces',
  'areas/groups/server/seed.ts space_comments',
  'areas/groups/server/seed.ts space_likes',
  'areas/groups/server/seed.ts space_members',
  'areas/groups/server/seed.ts space_posts',
  'areas/groups/server/seed.ts spaces',
  'areas/spaces/server/posts/reveal-space-author.ts reports',
];
