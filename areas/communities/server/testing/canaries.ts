import { type Canaries, chosen } from '#platform/server/testing/canaries.ts';

const community = 'About a community, which stays for its members when its owner’s account goes.';
const measured = 'About a place, for those who go there; it stays without the name of whoever measured.';

export const canaries: Canaries = {
  wordless: {
    'communities.contacts': community,
    'communities.features': community,
    'communities.meeting_frequency': community,
    'communities.place': community,
    'communities.postcode': community,
    'communities.state': chosen,
    'communities.suburb': community,
    'communities.type': chosen,
    'place_facts.choice': chosen,
    'place_facts.kind': chosen,
    'place_facts.note': measured,
    'place_notes.name': measured,
    'place_notes.whereabouts': measured,
    'roll_answers.answer': chosen,
    'roll_calls.danger': chosen,
    'roll_calls.words': 'What organisers tell their community in an emergency; it goes after 30 days.',
  },
};
