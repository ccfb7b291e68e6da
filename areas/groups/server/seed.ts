import { seedSpace } from '#areas/spaces/server/public.ts';
import { type DemoGroup, type DemoGroupPost, demoGroups } from '#demo/groups.ts';
import type { Seed } from '#platform/server/area.ts';
import { supportGroups } from './tables.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

type Ago = (ms: number) => Date;

export const seed: Seed = async ({ db, now }) => {
  const ago: Ago = (ms) => new Date(now.getTime() - ms);
  for (const group of demoGroups) {
    const posts = group.posts.map((post) => postRow(post, ago));
    const spaceId = await seedSpace(db, spaceRow(group, posts, ago), { members: memberRows(group, ago), posts });
    await db.insert(supportGroups).values({ spaceId, category: group.category });
  }
};

function spaceRow(group: DemoGroup, posts: readonly ReturnType<typeof postRow>[], ago: Ago) {
  const { name, description, visibility = 'public', guidelines, questions = [], norms = [], ages } = group;
  const createdAt = ago(group.madeDaysAgo * dayMs);
  const written = posts.flatMap((post) => [post, ...post.comments]).map((each) => each.createdAt.getTime());
  return {
    kind: 'group',
    name,
    description,
    visibility,
    guidelines,
    questions: [...questions],
    needsAlt: norms.includes('alt'),
    needsCaptions: norms.includes('captions'),
    weeklySummary: norms.includes('summary'),
    aliasesAllowed: group.visibility !== undefined,
    minAge: ages?.[0],
    maxAge: ages?.[1],
    createdAt,
    lastActiveAt: new Date(Math.max(createdAt.getTime(), ...written)),
  };
}

function memberRows(group: DemoGroup, ago: Ago) {
  const { members, moderators = [], aliases = {}, requests = [], invited = [], questions = [] } = group;
  return [
    ...members.map((userId, n) => {
      const joinedAt = ago(((group.madeDaysAgo * (members.length - n)) / members.length) * dayMs);
      const role = n === 0 ? 'owner' : moderators.includes(userId) ? 'moderator' : 'member';
      return { userId, state: 'member', role, alias: aliases[userId] ?? '', joinedAt, guidelinesAcceptedAt: joinedAt };
    }),
    ...requests.map(({ from, hoursAgo, answers }) => ({
      userId: from,
      state: 'requested',
      answers: questions.map((question, n) => ({ question, answer: answers[n] ?? '' })),
      askedAt: ago(hoursAgo * hourMs),
    })),
    ...invited.map((userId) => ({ userId, state: 'invited', invitedBy: members[0], askedAt: ago(dayMs) })),
  ];
}

const postRow = ({ author, summary, text, warning, minutesAgo, likes, comments = [] }: DemoGroupPost, ago: Ago) => ({
  authorId: author,
  kind: summary ? 'summary' : 'post',
  content: text,
  contentWarning: warning ?? '',
  createdAt: ago(minutesAgo * minuteMs),
  ...(likes && { likes }),
  comments: comments.map((comment) => ({
    authorId: comment.author,
    content: comment.text,
    createdAt: ago(comment.minutesAgo * minuteMs),
  })),
});
