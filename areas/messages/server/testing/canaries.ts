import { silence } from '#areas/people/server/public.ts';
import { type Canaries, chosen, fileKey, picture, secret } from '#platform/server/testing/canaries.ts';

export const canaries: Canaries = {
  planted: {
    'message_settings.pace': 'zyxslowly',
  },
  wordless: {
    'conversations.kind': chosen,
    'conversations.context_kind': chosen,
    'conversations.key_sealed': secret,
    'conversation_participants.role': chosen,
    'conversation_participants.state': chosen,
    'conversation_participants.guard_off': chosen,
    'message_media.kind': chosen,
    'message_media.type': chosen,
    'message_media.file_key': fileKey,
    'message_media.small_key': fileKey,
    'message_reactions.mark': chosen,
    'message_settings.new_people': chosen,
    'messages.type': chosen,
    'messages.client_uuid': 'A random number of the browser; nothing that is no such number is taken.',
  },
  sealed: ['zyxmessage', 'zyxpicturewords', 'zyxgroup', 'zyxreceived', 'zyxtranscript', 'zyxlistitem'],
  files: ['messages/N.wav', 'messages/N.webp'],
  plant: async ({ call, me, other }) => {
    const image = await call<{ id: number }>(me.id, 'uploadMessagePicture', { upload: await picture('yellow') });
    const media = [{ id: image.id, alt: 'zyxpicturewords' }];
    const first = await call<{ conversationId: number }>(me.id, 'sendMessage', {
      body: { recipientId: other, content: 'zyxmessage', media },
    });
    await call(other, 'sendMessage', { body: { conversationId: first.conversationId, content: 'zyxreceived' } });
    await call(me.id, 'uploadVoiceNote', { upload: silence() });
    const note = await call<{ id: number }>(other, 'uploadVoiceNote', { upload: silence() });
    await call(other, 'sendMessage', {
      body: { conversationId: first.conversationId, content: '', type: 'voice', media: [{ id: note.id }] },
    });
    await call(me.id, 'writeTranscript', { params: { id: note.id }, body: { transcript: 'zyxtranscript' } });
    const group = await call<{ id: number }>(me.id, 'createGroup', {
      body: { title: 'zyxgroup', memberIds: [other] },
    });
    const list = { conversationId: group.id, content: 'To bring', type: 'list', list: { items: ['zyxlistitem'] } };
    await call(me.id, 'sendMessage', { body: list });
    await call(me.id, 'saveMessageSettings', { body: { pace: 'zyxslowly' } });
  },
};
