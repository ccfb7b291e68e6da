import { serverAreas } from '#areas/server.ts';
import type { MatrixInput } from '#platform/server/matrix.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '#platform/server/testing/app.ts';
import type { Comment, Media, Post } from '../../contract.ts';
import { samplePicture } from '../media/samples.ts';

/** A small community on a server of its own: what most tests of the feed begin with. */
export interface Community {
  readonly app: TestApp;
  readonly author: number;
  readonly reader: number;
  /** Follows the author. */
  readonly follower: number;
  /** Blocked by the author. */
  readonly blocked: number;
  readonly moderator: number;
  post(userId: number, body: object): Promise<Post>;
  comment(userId: number, postId: number, content: string): Promise<Comment>;
  /** A picture that belongs to no post yet. */
  picture(userId: number): Promise<Media>;
  /** The body of a successful call. */
  ask<Body>(userId: number, operation: string, input?: MatrixInput): Promise<Body>;
  /** The sentence that a refused call answers with, and its status. */
  refusal(
    userId: number,
    operation: string,
    input?: MatrixInput,
  ): Promise<{ status: number; detail: string; fields: string[] }>;
  block(blocker: number, blocked: number): Promise<void>;
}

export async function startCommunity(options: Partial<TestAppOptions> = {}): Promise<Community> {
  const app = await startTestApp({ areas: serverAreas, ...options });
  const ask = async <Body>(userId: number, operation: string, input?: MatrixInput) =>
    (await app.call<Body>(userId, operation, input)).body;
  const block = async (blocker: number, blocked: number) => {
    await app.database.query('block', 'insert into blocks (blocker_id, blocked_id) values ($1, $2)', [
      blocker,
      blocked,
    ]);
  };
  const author = await app.addMember({ name: 'Dana Petrov' });
  const reader = await app.addMember({ name: 'Reader' });
  const follower = await app.addMember({ name: 'Follower' });
  const blocked = await app.addMember({ name: 'Blocked' });
  const moderator = await app.addMember({ name: 'Moderator', roles: ['member', 'moderator'] });
  await block(author, blocked);
  const follow = 'insert into follows (follower_id, followee_id) values ($1, $2)';
  await app.database.query('follow', follow, [follower, author]);
  return {
    app,
    author,
    reader,
    follower,
    blocked,
    moderator,
    ask,
    block,
    post: (userId, body) => ask<Post>(userId, 'createPost', { body }),
    comment: (userId, postId, content) =>
      ask<Comment>(userId, 'createComment', { params: { id: postId }, body: { content } }),
    picture: (userId) => ask<Media>(userId, 'uploadImage', { upload: samplePicture() }),
    refusal: async (userId, operation, input) => {
      try {
        await app.call(userId, operation, input);
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        const { status, detail, errors = [] } = error.problem;
        return { status, detail, fields: errors.map(({ field }) => field) };
      }
      throw new Error(`${operation} was not refused.`);
    },
  };
}
