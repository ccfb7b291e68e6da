import { silence } from '#areas/people/server/public.ts';
import { of, own, type Side, type Surfaces, tinyPicture } from '#platform/server/testing/surfaces.ts';

export const surfaces: Surfaces = {
  /** The two write to each other, and both to the group that the third has begun, each with a picture. */
  gather: async ({ ana, ben, carol }, { ask }) => {
    const say = async (from: Side, picture: string, to: object) => {
      const { id } = await ask<{ id: number }>(from.id, 'uploadMessagePicture', { upload: tinyPicture });
      from.keep(picture, id);
      const body = { ...to, content: `Hello from ${from.word}`, media: [{ id, alt: from.word }] };
      return ask<{ id: number; conversationId: number }>(from.id, 'sendMessage', { body });
    };
    const first = await say(ana, 'talkPicture', { recipientId: ben.id });
    const answer = await say(ben, 'talkPicture', { recipientId: ana.id, replyToId: first.id });
    await ask(ana.id, 'reactToMessage', { ...of(answer.id), body: { mark: '👍' } });
    const body = { title: 'Numbat walks', memberIds: [ana.id] };
    const { id: group } = await ask<{ id: number }>(carol.id, 'createGroup', { body });
    await ask(carol.id, 'addPeople', { ...of(group), body: { memberIds: [ben.id] } });
    for (const one of [ana, ben]) {
      await say(one, 'groupTalkPicture', { conversationId: group });
      one.keep('talk', first.conversationId);
    }
    carol.keep('groupTalk', group);
    const shared = { conversationId: group, content: 'To bring', type: 'list', list: { items: ['A blanket'] } };
    const list = await ask<{ id: number }>(carol.id, 'sendMessage', { body: shared });
    for (const one of [ana, ben]) {
      await ask(one.id, 'addListItem', { ...of(list.id), body: { text: `Cake by ${one.word}` } });
    }
    for (const one of [ana, ben]) {
      const note = await ask<{ id: number }>(carol.id, 'uploadVoiceNote', { upload: silence() });
      const voice = { conversationId: group, content: '', type: 'voice', media: [{ id: note.id }] };
      await ask(carol.id, 'sendMessage', { body: voice });
      await ask(one.id, 'writeTranscript', { ...of(note.id), body: { transcript: `Said by Carol, says ${one.word}` } });
    }
  },
  reads: {
    listConversations: { shows: true, asks: ({ me }) => [{ params: { userId: me.id } }] },
    countUnreadMessages: own,
    searchMessages: { shows: true, asks: ({ other }) => [{ query: { q: other.word } }] },
    getMessageSettings: own,
    readMessageFile: { gone: ({ other }) => [of(other.made('talkPicture')), of(other.made('groupTalkPicture'))] },
    listMessages: { gone: ({ me, other }) => [{ params: { userId: me.id, otherUserId: other.id } }] },
    getConversationWith: { gone: ({ other }) => [{ params: { userId: other.id } }] },
    getConversation: {
      shows: true,
      asks: ({ third }) => [of(third.made('groupTalk'))],
      gone: ({ me }) => [of(me.made('talk'))],
    },
    listConversationMessages: {
      shows: true,
      asks: ({ third }) => [of(third.made('groupTalk'))],
      gone: ({ me }) => [of(me.made('talk'))],
    },
    listMessageChanges: {
      shows: true,
      asks: ({ third }) => [{ ...of(third.made('groupTalk')), query: { since: 0 } }],
      gone: ({ me }) => [{ ...of(me.made('talk')), query: { since: 0 } }],
    },
    listPeople: {
      shows: true,
      asks: ({ third }) => [of(third.made('groupTalk'))],
      gone: ({ me }) => [of(me.made('talk'))],
    },
  },
};
