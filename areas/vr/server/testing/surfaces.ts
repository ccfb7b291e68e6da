import { of, own, type Surfaces, type World } from '#platform/server/testing/surfaces.ts';

const content = (word: string) => ({
  name: word,
  description: `About ${word}.`,
  guidelines: word,
  spaceType: 'social',
  scene: 'garden',
  maxOccupancy: 10,
});

const ofOther = ({ other }: World) => of(other.made('vr space'));
/** The space of somebody whom both know, where both are. */
const shared = ({ third }: World) => of(third.made('shared vr space'));

export const surfaces: Surfaces = {
  settle: async ({ id, word, keep }, { ask }) => {
    const made = await ask<{ id: number }>(id, 'createVrSpace', { body: content(word) });
    keep('vr space', made.id);
    await ask(id, 'saveVrSettings', {
      body: { adaptiveControls: [], scanEvery: 2000, looks: word, view: 'text' },
    });
  },
  /** All three are in a space of the third. */
  gather: async ({ ana, ben, carol }, { ask, app }) => {
    const { id: spaceId } = await ask<{ id: number }>(carol.id, 'createVrSpace', { body: content(carol.word) });
    carol.keep('shared vr space', spaceId);
    for (const { id } of [carol, ana, ben]) await ask(id, 'joinVrSpace', { body: { spaceId } });
    for (const { id, word } of [carol, ana, ben])
      await ask(id, 'sendVrMessage', { ...of(spaceId), body: { text: word } });
    // Captions come from open browsers alone.
    for (const { id, word } of [carol, ana, ben]) {
      await app.database.query(
        '',
        `insert into vr_captions (space_id, speaker_id, by_id, text, kept, created_at)
          values ($1, $2, $2, $3, true, now())`,
        [spaceId, id, word],
      );
    }
    // Open pages say every few seconds that they are; here that is written ahead, for however long the tests take.
    await app.database.query('', `update vr_visits set seen_at = now() + interval '1 day' where space_id = $1`, [
      spaceId,
    ]);
  },
  reads: {
    listVrSpaces: { shows: true, asks: () => [{ query: { limit: 50 } }] },
    getVrSpace: { asks: ({ me }) => [of(me.made('vr space'))], gone: (world) => [ofOther(world)] },
    listMyVrSessions: own,
    getVrSettings: own,
    getVrRoom: { shows: true, asks: (world) => [shared(world)] },
    listVrMessages: { shows: true, asks: (world) => [shared(world)] },
    listVrCaptions: { shows: true, asks: (world) => [shared(world)] },
  },
  acts: {
    editVrSpace: (world) => ({ ...ofOther(world), body: { ...content('Mine'), version: 1 } }),
    deleteVrSpace: ofOther,
    joinVrSpace: ({ other }) => ({ body: { spaceId: other.made('vr space') } }),
    takeVrSeat: (world) => ({ ...ofOther(world), body: { seat: 'picnic-1' } }),
    setVrState: (world) => ({ ...ofOther(world), body: { handRaised: true, bubble: 0 } }),
    runVrRoom: (world) => ({ ...ofOther(world), body: { act: 'quiet' } }),
    sendVrMessage: (world) => ({ ...ofOther(world), body: { text: 'Hello' } }),
    joinVrVoice: ofOther,
    offerVrVoice: (world) => ({ ...ofOther(world), body: { of: null, sdp: 'v=0' } }),
    leaveVrVoice: ofOther,
  },
  unanswered: { offerVrVoice: 'Voices are not forwarded here.' },
};
