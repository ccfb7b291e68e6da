import type { Page } from '@playwright/test';
import { expect } from '#platform/web/testing/journey.ts';

/** Words that stand in every kind of record, and nowhere else. */
export const planted = {
  note: 'quokkanote',
  symptom: 'quokkasymptom',
  medication: 'quokkapill',
  factor: 'quokkafactor',
  scale: 'quokkascale',
  medicine: 'quokkamedicine',
  dosage: 'quokkadosage',
  reason: 'quokkareason',
  appointment: 'quokkavisit',
  place: 'quokkaplace',
  question: 'quokkaquestion',
  task: 'quokkatask',
  setting: 'quokkasetting',
  asked: 'quokkaasked',
  share: 'quokkashare',
};
export const words = Object.values(planted);
/** Where the browser of a journey is. */
const dayOf = (at: Date) => at.toLocaleDateString('sv-SE', { timeZone: 'Australia/Sydney' });
export const today = () => dayOf(new Date());

export const entry = (notes: string, at = new Date().toISOString()) => ({
  moodRating: 4,
  energyLevel: 3,
  painLevel: 6,
  symptoms: [planted.symptom],
  medications: [planted.medication],
  factors: [planted.factor],
  scales: [{ name: planted.scale, value: 3 }],
  sleepHours: 7,
  notes,
  day: dayOf(new Date(at)),
  at,
});

export async function send(page: Page, method: 'POST' | 'PUT', path: string, data: object) {
  const answer = await page.request.fetch(path, { method, data });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBeLessThan(300);
  return (await answer.json()) as { id: number };
}

/** Everything that the server answers about the diary. */
export async function answers(page: Page): Promise<string> {
  const all = [
    '/api/wellness-entries?limit=200',
    '/api/wellness-medicines',
    '/api/medication-reminders',
    '/api/wellness-doses',
    '/api/wellness-appointments',
    '/api/appointment-reminders',
    '/api/wellness-settings',
    `/api/wellness-energy?from=${today()}&to=${today()}`,
    '/api/wellness-shares',
    '/api/wellness-key',
    '/api/wellness-key/left',
    '/api/notifications',
    '/wellness-tracking',
  ];
  const texts = await Promise.all(
    all.map(async (path) => {
      const answer = await page.request.get(path);
      expect(answer.status(), path).toBe(200);
      return answer.text();
    }),
  );
  return texts.join('\n');
}
export const wordsIn = (said: string) => words.filter((word) => said.includes(word));
