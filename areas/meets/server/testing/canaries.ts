import { type Canaries, chosen } from '#platform/server/testing/canaries.ts';

const local = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16);

export const canaries: Canaries = {
  planted: {
    'meet_plans.who': 'zyxmeetwho',
    'meet_plans.place': 'zyxmeetplace',
    'meet_plans.access': 'zyxmeetaccess',
    'meet_plans.transport_there': 'zyxmeetthere',
    'meet_plans.transport_back': 'zyxmeetback',
    'meet_plans.contact_name': 'zyxmeetcontact',
    'meet_plans.contact_email': 'zyxmeet@example.org',
  },
  wordless: {
    'meet_plans.zone': chosen,
    'meet_plans.contact_state': chosen,
    'meet_plans.state': chosen,
  },
  plant: async ({ call, me }) => {
    await call(me.id, 'createMeetPlan', {
      body: {
        who: 'zyxmeetwho',
        place: 'zyxmeetplace',
        access: 'zyxmeetaccess',
        transportThere: 'zyxmeetthere',
        transportBack: 'zyxmeetback',
        startsAt: local(1),
        checkInAt: local(3),
        zone: 'UTC',
        contact: { name: 'zyxmeetcontact', email: 'zyxmeet@example.org' },
      },
    });
  },
};
