import { allow, type Decision, hide, type Policy, type PolicyCheck, policy, refuse } from '#platform/server/policy.ts';
import { isModerator } from '#platform/server/principal.ts';
import { findEasyOffer } from './easy/easy-offers.ts';
import { type Found, findComment, findMedia, findOffer, findPost } from './find.ts';

type Find = (ask: PolicyCheck) => Promise<Found | undefined>;
const post: Find = ({ db, principal, input }) => findPost(db, principal, input.id);
const comment: Find = ({ db, principal, input }) => findComment(db, principal, input.id);
const media: Find = ({ db, principal, input }) => findMedia(db, principal, input.id);

const mayKnow = (seen: boolean | undefined): Decision => (seen ? allow() : hide());

/** Only its author; others learn no more than that it exists, where they may see it. */
const authors = (find: Find, detail: string) => async (ask: PolicyCheck) => {
  const found = await find(ask);
  if (!found || found.deleted || found.hidden) return hide();
  if (found.authorId === ask.principal.id) return allow();
  return found.seen ? refuse(detail) : hide();
};

/** Its author, and moderators whether they see it or not: a report has led them to it. */
const authorsAndModerators = (find: Find, detail: string) => async (ask: PolicyCheck) => {
  if (!isModerator(ask.principal)) return authors(find, detail)(ask);
  const found = await find(ask);
  return found && !found.deleted && !found.hidden ? allow() : hide();
};

/** Authors bring back what they deleted, moderators what they hid. */
const restorers = (find: Find) => async (ask: PolicyCheck) => {
  const found = await find(ask);
  if (!found) return hide();
  const { principal } = ask;
  if (found.hidden) {
    if (isModerator(principal)) return allow();
    return found.authorId === principal.id
      ? refuse('A moderator removed this. You can ask them to look again.')
      : hide();
  }
  if (found.authorId === principal.id) return allow();
  return found.seen ? refuse('Only its author can restore this.') : hide();
};

export const policies: Readonly<Record<string, Policy>> = {
  'posts.seePost': policy('anyone', async (ask) => mayKnow((await post(ask))?.seen)),
  'posts.usePost': policy('member', async (ask) => mayKnow((await post(ask))?.seen)),
  'posts.editPost': policy('member', authors(post, 'You can only change your own posts.')),
  'posts.deletePost': policy('member', authorsAndModerators(post, 'You can only delete your own posts.')),
  'posts.restorePost': policy('member', restorers(post)),
  'posts.useComment': policy('member', async (ask) => mayKnow((await comment(ask))?.seen)),
  'posts.editComment': policy('member', authors(comment, 'You can only change your own comments.')),
  'posts.deleteComment': policy('member', authorsAndModerators(comment, 'You can only delete your own comments.')),
  'posts.restoreComment': policy('member', restorers(comment)),
  'posts.seeMedia': policy('anyone', async (ask) => mayKnow((await media(ask))?.seen)),
  'posts.changeMedia': policy('member', authors(media, 'You can only change your own uploads.')),
  'posts.describeMedia': policy('member', async (ask) => {
    const found = await media(ask);
    if (!found?.seen) return hide();
    return found.authorId === ask.principal.id ? refuse('This is yours, so describe it yourself.') : allow();
  }),
  'posts.offerEasy': policy('member', async (ask) => {
    const found = await post(ask);
    if (!found?.seen) return hide();
    return found.authorId === ask.principal.id ? refuse('This is yours, so write it yourself.') : allow();
  }),
  'posts.judgeEasyOffer': policy('member', async ({ db, principal, input }) => {
    const offer = await findEasyOffer(db, principal, Number(input.id));
    if (offer?.authorId === principal.id) return allow();
    return offer?.helperId === principal.id ? refuse('Only the author of the post can decide about this.') : hide();
  }),
  'posts.judgeOffer': policy('member', async ({ db, principal, input }) => {
    const offer = await findOffer(db, principal, input.id);
    if (offer?.uploaderId === principal.id) return allow();
    return offer?.authorId === principal.id ? refuse('Only the author of the post can decide about this.') : hide();
  }),
};
