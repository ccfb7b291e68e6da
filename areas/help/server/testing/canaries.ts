import { type Canaries, chosen } from '#platform/server/testing/canaries.ts';

export const canaries: Canaries = {
  planted: {
    'support_messages.name': 'zyxwriter',
    'support_messages.reply_to': 'zyxreply',
    'support_messages.message': 'zyxletter',
  },
  wordless: {
    'support_messages.topic': chosen,
  },
  plant: async ({ call, me }) => {
    await call(me.id, 'sendSupportMessage', {
      body: { name: 'zyxwriter', replyTo: 'zyxreply', topic: 'bug', message: 'zyxletter' },
    });
  },
};
