/**
 * Who may look at whom. An area imports areas of lower layers only: not its neighbours, nothing above. When a lower one
 * seems to need a higher one, it declares a place that the higher one fills, or an event carries the news up.
 */
export const layers: readonly { readonly name: string; readonly areas: readonly string[] }[] = [
  { name: 'what knows no other area', areas: ['accessibility', 'consents', 'notifications', 'shortcuts'] },
  { name: 'people', areas: ['people'] },
  { name: 'their accounts', areas: ['account'] },
  { name: 'help in danger', areas: ['crisis'] },
  { name: 'paying', areas: ['billing'] },
  { name: 'what content is made of', areas: ['passport', 'polls', 'writing'] },
  { name: 'posts and resources', areas: ['posts', 'resources'] },
  { name: 'kinds of content', areas: ['blogs', 'forums', 'messages', 'spaces'] },
  { name: 'the home page', areas: ['feed'] },
  { name: 'meeting', areas: ['bookings', 'events', 'meets', 'vr'] },
  // A new area is one of these unless it is named elsewhere: it may use all content, and nobody below uses it.
  { name: 'services', areas: ['arcade', 'assistant', 'communities', 'groups', 'help', 'wellness'] },
  { name: 'meeting one person', areas: ['connections'] },
  { name: 'advertising', areas: ['ads'] },
  { name: 'what programs call', areas: ['developers'] },
  { name: 'hubs', areas: ['admin', 'legal', 'moderation', 'privacy', 'search'] },
  { name: 'the frame', areas: ['shell'] },
];
export const layerOfNewAreas = 'services';
