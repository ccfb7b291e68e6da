import { type NoticeKind, tells } from '#platform/server/notices.ts';
import { type SpaceKind, type SpaceNews, spacePosted, spaceStandingChanged } from '../contract.ts';
import { hearersOf } from './news.ts';

const words = {
  group: { group: 'Support groups', many: 'groups', path: '/support-groups' },
  community: { group: 'Local communities', many: 'communities', path: '/local-communities' },
} as const;

const about = (spaceId: number) => `space:${spaceId}` as const;

const toldOf = (kind: SpaceKind, news: SpaceNews) =>
  tells(spaceStandingChanged, ({ event }) =>
    event.kind === kind && event.news === news ? event.to.map((to) => ({ to, about: about(event.spaceId) })) : [],
  );

const toldOfPosts = (kind: SpaceKind) =>
  tells(spacePosted, async ({ event, query }) => {
    if (event.kind !== kind) return [];
    return (await hearersOf(query, event.postId)).map((to) => ({ to, about: about(event.spaceId) }));
  });

/**
 * Notices of a kind of space. None of them says which space it is about, nor who did what there: they are read on locked
 * screens and in mail, by others too. The page that it leads to tells.
 */
export function noticesOf(kind: SpaceKind): readonly NoticeKind[] {
  const { group, many, path } = words[kind];
  const base = { group, byHouse: true, thing: kind, link: ({ id }: { id: number }) => `${path}/${id}` };
  return [
    {
      ...base,
      kind: `${kind}News`,
      when: toldOfPosts(kind),
      words: `There is news in one of your ${many}`,
      did: `There is news in one of your ${many}`,
      why: `You are a member of this ${kind}, and you have not muted it.`,
    },
    {
      ...base,
      kind: `${kind}Invited`,
      when: toldOf(kind, 'Invited'),
      words: `Someone invites you to a ${kind}`,
      did: `You’re invited to a ${kind}`,
      why: 'Someone who runs it invited you.',
    },
    {
      ...base,
      kind: `${kind}PlaceChanged`,
      when: toldOf(kind, 'PlaceChanged'),
      words: `Your place in a ${kind} has changed: you’ve joined, or have a new role`,
      did: `Your place in one of your ${many} has changed`,
      why: 'The people who run it made a decision about you.',
    },
    {
      ...base,
      kind: `${kind}JoinAsked`,
      when: toldOf(kind, 'JoinAsked'),
      words: `Someone asks to join a ${kind} that you run`,
      did: `Someone asks to join a ${kind} that you run`,
      why: 'You run it, and answer who asks to join.',
      link: ({ id }) => `${path}/${id}?tab=requests`,
    },
    {
      ...base,
      kind: `${kind}SummaryDue`,
      when: toldOf(kind, 'SummaryDue'),
      words: `A ${kind} of yours waits for its weekly summary`,
      did: `One of your ${many} waits for its weekly summary`,
      why: 'It is yours, and it asks for a summary in plain words each week.',
    },
  ];
}
