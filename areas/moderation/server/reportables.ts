import { reportableEvent } from '#areas/events/server/public.ts';
import { reportableComment, reportablePost } from '#areas/feed/server/public.ts';
import { reportableMessage } from '#areas/messages/server/public.ts';
import { reportableMember } from '#areas/people/server/public.ts';
import { reportableResource } from '#areas/resources/server/public.ts';
import { reportableOfSpace } from '#areas/spaces/server/public.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Config } from '#platform/server/config.ts';
import type { Db, Query } from '#platform/server/db.ts';
import type { ReportContentType, ReportedMessage } from '../contract.ts';

export interface Reportable {
  /** Who wrote it. */
  readonly authorId: number;
  /** It was written under another name: nobody learns from the report who that is. */
  readonly nameHidden?: boolean;
  /** How it begins, for lists. */
  readonly excerpt: string;
  /** What goes along with the report, because moderators cannot read it in its place. */
  readonly messages?: readonly ReportedMessage[];
}

/** Undefined when there is no such thing or the reporter may not see it. */
type Find = (ask: {
  db: Db;
  query: Query;
  config: Config;
  actor: Actor;
  id: number;
}) => Promise<Reportable | undefined>;

/** What can be reported. An area that has something to report exports how it is found, and gets its line here. */
export const reportables: Readonly<Record<ReportContentType, Find>> = {
  post: ({ db, actor, id }) => reportablePost(db, actor, id),
  comment: ({ db, actor, id }) => reportableComment(db, actor, id),
  member: ({ query, actor, id }) => reportableMember(query, actor, id),
  resource: ({ query, id }) => reportableResource(query, id),
  event: ({ query, actor, id }) => reportableEvent(query, actor.id, id),
  message: ({ query, config, actor, id }) => reportableMessage({ query, config }, actor.id, id),
  space_post: ({ query, actor, id }) => reportableOfSpace(query, actor.id, 'post', id),
  space_comment: ({ query, actor, id }) => reportableOfSpace(query, actor.id, 'comment', id),
};
