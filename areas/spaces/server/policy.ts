import { type Query, queryIn } from '#platform/server/db.ts';
import { allow, type Decision, hide, type PolicyCheck, policy, refuse } from '#platform/server/policy.ts';
import type { SpaceComment, SpaceFile, SpacePost } from '../contract.ts';
import { findFile } from './files/file-sql.ts';
import { findComment } from './posts/find-comment.ts';
import { findPost } from './posts/post-sql.ts';
import { inPart, judge, knowers, members, ofSpace, owners, type Rule, readers, runners } from './rules.ts';
import type { RawSpace } from './space-sql.ts';

/** A thing of a space as its viewer finds it. */
interface Inside<Thing> {
  readonly space: RawSpace;
  readonly thing: Thing;
}

export type InPost = Inside<SpacePost>;
export type InComment = Inside<SpaceComment>;
export type InFile = Inside<SpaceFile>;

interface Place {
  readonly id: number;
}

type Find<Thing, Input> = (query: Query, viewerId: number, space: RawSpace, input: Input) => Promise<Thing | undefined>;

/** The rule of its space first, then whether it shows itself to the viewer, then what speaks against this viewer. */
const inside =
  <Thing, Input extends Place>(rule: Rule, find: Find<Thing, Input>, against?: (thing: Thing) => string | undefined) =>
  async ({ db, principal, input }: PolicyCheck<Input>): Promise<Decision<Inside<Thing>>> => {
    const query = queryIn(db);
    const decision = await judge(query, principal.id, input.id, rule);
    if (decision.kind !== 'allow') return decision;
    const thing = await find(query, principal.id, decision.found, input);
    if (!thing) return hide();
    const detail = against?.(thing);
    return detail ? refuse(detail) : allow({ space: decision.found, thing });
  };

const post: Find<SpacePost, Place & { readonly postId: number }> = (query, viewerId, space, { postId }) =>
  findPost(query, viewerId, space, postId);
const comment: Find<SpaceComment, Place & { readonly commentId: number }> = (query, viewerId, space, { commentId }) =>
  findComment(query, viewerId, space, commentId);
const file: Find<SpaceFile, Place & { readonly fileId: number }> = (query, viewerId, space, { fileId }) =>
  findFile(query, viewerId, space, fileId);

const notWritten = ({ mayDelete }: SpacePost | SpaceComment) =>
  mayDelete ? undefined : 'You can only delete what you wrote yourself.';
const notAdded = ({ mayDelete }: SpaceFile) => (mayDelete ? undefined : 'You can only delete what you added yourself.');

export const policies = {
  'spaces.see': policy('member', ofSpace(knowers)),
  'spaces.read': policy('member', ofSpace(readers)),
  'spaces.takePart': policy('member', ofSpace(members)),
  'spaces.run': policy('member', ofSpace(runners)),
  'spaces.own': policy('member', ofSpace(owners)),
  /** Members see each other; who was banned is for those who run it. */
  'spaces.listMembers': policy('member', (ask: PolicyCheck<Place & { readonly state: 'member' | 'banned' }>) =>
    ofSpace(ask.input.state === 'banned' ? runners : members)(ask),
  ),
  'spaces.post': policy('member', async (ask: PolicyCheck<Place & { readonly kind: SpacePost['kind'] }>) => {
    const decision = await ofSpace(inPart('posts'))(ask);
    return decision.kind === 'allow' && ask.input.kind === 'summary' && decision.found.role === 'member'
      ? refuse('Only the people who run it can write summaries.')
      : decision;
  }),
  'spaces.readPost': policy('member', inside(readers, post)),
  'spaces.usePost': policy('member', inside(members, post)),
  'spaces.editPost': policy(
    'member',
    inside(members, post, ({ author }) => (author.mine ? undefined : 'You can only change what you wrote yourself.')),
  ),
  'spaces.deletePost': policy('member', inside(members, post, notWritten)),
  'spaces.deleteComment': policy('member', inside(members, comment, notWritten)),
  'spaces.addFile': policy('member', ofSpace(inPart('files'))),
  'spaces.readFile': policy('member', inside(members, file)),
  'spaces.deleteFile': policy('member', inside(members, file, notAdded)),
};
