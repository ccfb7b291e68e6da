import { type Canaries, chosen, ours } from '#platform/server/testing/canaries.ts';

interface Made {
  readonly id: number;
}

export const canaries: Canaries = {
  planted: {
    'vr_spaces.name': 'zyxvrname',
    'vr_spaces.description': 'zyxvrdescription',
    'vr_spaces.guidelines': 'zyxvrguidelines',
    'vr_messages.text': 'zyxvrsaid',
    'vr_captions.text': 'zyxvrcaption',
    'vr_settings.looks': 'zyxvrlooks',
  },
  wordless: {
    'vr_spaces.space_type': chosen,
    'vr_spaces.platform': chosen,
    'vr_spaces.scene': chosen,
    'vr_spaces.privacy': chosen,
    'vr_spaces.features': chosen,
    'vr_spaces.controls': chosen,
    'vr_visits.space_type': chosen,
    'vr_visits.controls': chosen,
    'vr_visits.view': chosen,
    'vr_visits.end_reason': ours,
    'vr_visits.seat': 'A seat of one of our rooms; nothing else is taken.',
    'vr_settings.controls': chosen,
    'vr_settings.view': chosen,
  },
  /** A space of the member with the other in it, and what both said there. */
  plant: async ({ app, call, me, other }) => {
    const space = await call<Made>(me.id, 'createVrSpace', {
      body: {
        name: 'zyxvrname',
        description: 'zyxvrdescription',
        guidelines: 'zyxvrguidelines',
        spaceType: 'social',
        scene: 'garden',
        maxOccupancy: 4,
      },
    });
    const params = { id: space.id };
    for (const id of [me.id, other]) await call(id, 'joinVrSpace', { body: { spaceId: space.id } });
    await call(me.id, 'saveVrSettings', {
      body: { adaptiveControls: ['seated'], scanEvery: 2000, looks: 'zyxvrlooks', view: 'text' },
    });
    await call(me.id, 'takeVrSeat', { params, body: { seat: 'picnic-1' } });
    await call(me.id, 'sendVrMessage', { params, body: { text: 'zyxvrsaid' } });
    // Captions come from open browsers alone.
    await app.database.query(
      '',
      `insert into vr_captions (space_id, speaker_id, by_id, text, kept, created_at)
        values ($1, $2, $2, 'zyxvrcaption', true, now())`,
      [space.id, me.id],
    );
  },
};
