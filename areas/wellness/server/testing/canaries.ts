import { type Canaries, chosen, ours, sealedWords, secret } from '#platform/server/testing/canaries.ts';
import { defaultSettings } from '../../pure/settings.ts';

const zone = 'The name of a time zone.';
const times = 'Times of day.';

export const canaries: Canaries = {
  wordless: {
    'wellness_appointments.zone': zone,
    'wellness_doses.status': chosen,
    'wellness_doses.time': times,
    'wellness_doses.zone': zone,
    'wellness_schedules.rhythm': chosen,
    'wellness_schedules.times': times,
    'wellness_schedules.zone': zone,
    'wellness_imports.uid': secret,
    'wellness_keys.mode': chosen,
    'wellness_keys.state': chosen,
    'wellness_keys.wrapped': secret,
    'wellness_keys.salt': secret,
    'wellness_keys.cost': ours,
    'wellness_keys.by_passphrase': secret,
    'wellness_keys.by_recovery': secret,
    'wellness_share_copies.browser_sealed': 'Sealed in the browser for others, of what is in the copy itself.',
    'wellness_shares.token_hash': secret,
    'wellness_shares.code_hash': secret,
    'wellness_records.uid': secret,
    'wellness_records.kind': chosen,
    'wellness_records.sealed_content': sealedWords,
    'wellness_records.browser_sealed': 'Sealed in the browser; the copy has it sealed too.',
  },
  sealed: [
    'zyxdiarynote',
    'zyxsymptom',
    'zyxmedicine',
    'zyxfactor',
    'zyxscale',
    'zyxquestion',
    'zyxdosename',
    'zyxdosenote',
    'zyxvisit',
    'zyxplace',
    'zyxdiarytask',
    'zyxshare',
  ],
  plant: async ({ call, me }) => {
    await call(me.id, 'createWellnessEntry', {
      body: {
        moodRating: 5,
        energyLevel: 5,
        painLevel: 2,
        notes: 'zyxdiarynote',
        symptoms: ['zyxsymptom'],
        medications: ['zyxmedicine'],
        factors: ['zyxfactor'],
        scales: [{ name: 'zyxscale', value: 3 }],
      },
    });
    const tasks = [{ name: 'zyxdiarytask', cost: 3, isDone: false }];
    await call(me.id, 'putWellnessEnergy', {
      body: { day: '2026-03-01', version: 0, points: 10, tasks, isRestDay: false },
    });
    await call(me.id, 'createWellnessShare', {
      body: {
        name: 'zyxshare',
        token: 'A'.repeat(22),
        key: 'A'.repeat(43),
        until: new Date(Date.now() + 86_400_000).toISOString(),
        covers: { from: null, to: null, notes: true, scales: true, medicines: false },
      },
    });
    await call(me.id, 'putWellnessSettings', {
      body: {
        ...defaultSettings,
        questions: ['zyxquestion'],
        version: 0,
      },
    });
    const medicine = await call<{ id: number }>(me.id, 'createWellnessMedicine', {
      body: {
        medicationName: 'zyxdosename',
        dosage: '10 mg',
        note: 'zyxdosenote',
        schedule: {
          rhythm: 'needed',
          everyDays: 1,
          weekdays: [],
          times: [],
          fromDay: '2026-01-01',
          untilDay: null,
          zone: 'Australia/Perth',
          remind: true,
          repeatMinutes: 30,
          giveUpMinutes: 120,
        },
      },
    });
    await call(me.id, 'takeMedicineNow', { params: { id: medicine.id }, body: {} });
    await call(me.id, 'createWellnessAppointment', {
      body: {
        title: 'zyxvisit',
        location: 'zyxplace',
        at: '2099-01-01T01:00:00.000Z',
        durationMinutes: 30,
        zone: 'Australia/Perth',
        remindBefore: [],
      },
    });
  },
};
