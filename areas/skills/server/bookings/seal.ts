import { sealedText } from '#platform/server/sealed.ts';

/** What the booker wrote to the owner. */
export const sealedSkillNote = sealedText({
  table: 'skill_bookings',
  column: 'note_sealed',
  row: ['id'],
  purpose: 'skill booking note',
});
