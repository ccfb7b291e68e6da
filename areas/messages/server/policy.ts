import { sql } from 'kysely';
import { notBlocked } from '#areas/people/server/public.ts';
import { queryIn } from '#platform/server/db.ts';
import { allow, type Decision, hide, mustBeSelf, type PolicyCheck, policy, refuse } from '#platform/server/policy.ts';
import { isThere, statement } from '#platform/server/statement.ts';
import { isMemberSeen } from './begin-conversation.ts';
import { type FoundMessage, lockMessage } from './change-message.ts';
import { directIdOf, type Found, findConversation, isOpenTo, lockConversation } from './find-conversation.ts';
import { from } from './from.ts';
import type { FoundItem } from './shared-list.ts';
import { isVisible } from './view.ts';

interface OfConversation {
  readonly id: number;
}

/** Whoever is in it and `judge` lets: for everybody else there is no such conversation. */
const inConversation =
  (find: typeof findConversation, judge: (found: Found) => Decision<Found> = allow) =>
  async ({ db, principal, services, input }: PolicyCheck<OfConversation>): Promise<Decision<Found>> => {
    const found = await find({ query: queryIn(db), config: services.config }, principal.id, input.id);
    return found ? judge(found) : hide();
  };

/** Of two people nobody owns the conversation: whether it is a group is for the use case to say. */
const ownersOfGroup = (detail: string) => (found: Found) =>
  found.kind === 'group' && found.role !== 'owner' ? refuse(detail) : allow(found);

const mayRename = ownersOfGroup('Only the person who started the group can rename it.');
const mayRemove = ownersOfGroup('Only the person who started the group can remove people.');

const roleOf = statement((v: { id: number; userId: number }) =>
  from
    .selectFrom('conversation_participants')
    .select('role')
    .where('conversation_id', '=', v.id)
    .where('user_id', '=', v.userId),
);

/** A message of a conversation that one is in, where `judge` lets. */
const onMessage =
  <Input extends { readonly id: number }>(
    judge: (found: FoundMessage, ask: PolicyCheck<Input>) => Decision<FoundMessage> = (found) => allow(found),
  ) =>
  async (ask: PolicyCheck<Input>): Promise<Decision<FoundMessage>> => {
    const found = await lockMessage(ask, ask.principal.id, ask.input.id);
    return found ? judge(found, ask) : hide();
  };

const writers = (found: FoundMessage, { principal }: Pick<PolicyCheck, 'principal'>) =>
  found.fromUserId === principal.id ? allow(found) : refuse('Only the person who wrote it can change it.');

/** The conversation with somebody one may see; undefined before anybody has written. */
async function withMember({ db, principal, services }: Omit<PolicyCheck, 'input'>, userId: number) {
  const query = queryIn(db);
  if (!(await isMemberSeen(query, principal.id, userId))) return hide();
  const id = await directIdOf(query, principal.id, userId);
  if (id === undefined) return allow<Found | undefined>(undefined);
  const found = await findConversation({ query, config: services.config }, principal.id, id);
  return found ? allow<Found | undefined>(found) : hide();
}

const file = statement((v: { viewerId: number; id: number }) => {
  const readable = from
    .selectFrom('messages as m')
    .innerJoin('conversation_participants as p', 'p.conversation_id', 'm.conversation_id')
    .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
    .where('p.user_id', '=', v.viewerId)
    .where('p.state', '!=', 'declined')
    .where((e) => isVisible(v.viewerId, 'm', e.ref('p.from_seq')))
    .where(isOpenTo(v.viewerId, 'c'));
  return from
    .selectFrom('message_media as f')
    .select(['f.file_key as fileKey', 'f.small_key as smallKey', 'f.type'])
    .where('f.id', '=', v.id)
    .where((e) =>
      e.or([
        e.and([e('f.message_id', 'is', null), e('f.owner_id', '=', v.viewerId)]),
        isThere(readable.where(sql<boolean>`${sql.ref('m.id')} = ${e.ref('f.message_id')}`)),
      ]),
    );
});

const voiceNote = statement((v: { id: number }) =>
  from
    .selectFrom('message_media')
    .select('message_id as messageId')
    .where('id', '=', v.id)
    .where('kind', '=', 'voice')
    .where('message_id', 'is not', null)
    .$narrowType<{ messageId: number }>(),
);

const listItem = statement((v: { viewer: number; id: number }) =>
  from
    .selectFrom('message_list_items as i')
    .select(['i.message_id as messageId', 'i.author_id as authorId', 'i.removed_at as removedAt'])
    .where('i.id', '=', v.id)
    .where((e) => e.or([e('i.author_id', '=', v.viewer), notBlocked(v.viewer, e.ref('i.author_id'))])),
);

/** An item of a list in a message that one can read; nothing of who is behind a block. */
async function itemOf(ask: PolicyCheck<{ readonly id: number }>): Promise<FoundItem | undefined> {
  const [row] = await queryIn(ask.db)(listItem, { viewer: ask.principal.id, id: ask.input.id });
  if (!row) return undefined;
  const message = await lockMessage(ask, ask.principal.id, row.messageId);
  return message?.body ? { message, authorId: row.authorId, isRemoved: row.removedAt !== null } : undefined;
}

export const policies = {
  'messages.inConversation': policy('member', inConversation(findConversation)),
  'messages.changeConversation': policy('member', inConversation(lockConversation)),
  'messages.renameGroup': policy(
    'member',
    inConversation(lockConversation, (found) => (found.kind === 'group' ? mayRename(found) : hide())),
  ),
  'messages.addPeople': policy(
    'member',
    inConversation(lockConversation, ownersOfGroup('Only the person who started the group can add people.')),
  ),
  /** Each person ends their own part, and that of every supporter; who began a group takes others out too. */
  'messages.removePerson': policy('member', async (ask: PolicyCheck<OfConversation & { readonly userId: number }>) => {
    const decision = await inConversation(lockConversation)(ask);
    if (decision.kind !== 'allow') return decision;
    const conversation = decision.found;
    const [leaving] = await queryIn(ask.db)(roleOf, { id: conversation.id, userId: ask.input.userId });
    if (!leaving) return hide();
    const mayAlways = leaving.role === 'supporter' || ask.input.userId === ask.principal.id;
    const judged = mayAlways ? decision : mayRemove(conversation);
    return judged.kind === 'allow' ? allow({ conversation, leaving }) : judged;
  }),
  'messages.inviteSupporter': policy(
    'member',
    inConversation(lockConversation, (found) =>
      found.role === 'supporter' ? refuse('A supporter can’t add other people.') : allow(found),
    ),
  ),
  'messages.reachMessage': policy('member', onMessage()),
  'messages.editMessage': policy('member', onMessage(writers)),
  /** Whoever is in the conversation deletes it for themselves, its writer for everyone. */
  'messages.deleteMessage': policy(
    'member',
    onMessage((found, ask: PolicyCheck<{ readonly id: number; readonly for: 'me' | 'everyone' }>) =>
      ask.input.for === 'me' ? allow(found) : writers(found, ask),
    ),
  ),
  /** A recording in a message that one can read. */
  'messages.transcribe': policy('member', async (ask: PolicyCheck<{ readonly id: number }>) => {
    const [file] = await queryIn(ask.db)(voiceNote, { id: ask.input.id });
    const found = file && (await lockMessage(ask, ask.principal.id, file.messageId));
    return found ? allow(found) : hide();
  }),
  'messages.tickItem': policy('member', async (ask: PolicyCheck<{ readonly id: number }>) => {
    const found = await itemOf(ask);
    return found && !found.isRemoved ? allow(found) : hide();
  }),
  /** Who added it, and who began the list; they put it back, too. */
  'messages.removeItem': policy('member', async (ask: PolicyCheck<{ readonly id: number }>) => {
    const found = await itemOf(ask);
    if (!found) return hide();
    return found.authorId === ask.principal.id || found.message.fromUserId === ask.principal.id
      ? allow(found)
      : refuse('Only the person who added it, or who began the list, can remove it.');
  }),
  'messages.meetMember': policy('member', (ask: PolicyCheck<{ readonly userId: number }>) =>
    withMember(ask, ask.input.userId),
  ),
  'messages.readOwnWith': policy(
    'member',
    async (ask: PolicyCheck<{ readonly userId: number; readonly otherUserId: number }>) => {
      const self = mustBeSelf(ask.principal, ask.input.userId);
      return self.kind === 'allow' ? withMember(ask, ask.input.otherUserId) : self;
    },
  ),
  /** One’s own upload, or a file of a message that one can read. */
  'messages.readFile': policy('member', async ({ db, principal, input }: PolicyCheck<{ readonly id: number }>) => {
    const [found] = await queryIn(db)(file, { viewerId: principal.id, id: input.id });
    return found ? allow(found) : hide();
  }),
};
