import { counted } from '#platform/contract/counted.ts';
import type { MeetPlan } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { clockText, later } from './times.ts';

export const stateWords: Readonly<Record<MeetPlan['state'], string>> = {
  planned: 'Planned',
  safe: 'You’re safe',
  told: 'Contact told',
  missed: 'Check-in missed',
  cancelled: 'Cancelled',
};

export const titleOf = ({ who }: Pick<MeetPlan, 'who'>): string => (who ? `Meet plan with ${who}` : 'Meet plan');

/** Who counts on it, and what would happen now. */
export function contactWords({ contact, checkInAt, zone }: MeetPlan): { title: string; text: string } {
  const time = clockText(later(checkInAt, limits.graceMinutes), zone);
  if (contact.state === 'agreed')
    return { title: `No answer? ${contact.name} is told`, text: `At ${time}. ${contact.name} said yes to this.` };
  if (contact.state === 'asked')
    return {
      title: `Waiting for ${contact.name}`,
      text: `We’ve asked ${contact.name}. Until they say yes, no one is told if you don’t check in.`,
    };
  return {
    title: 'Choose another trusted contact',
    text: 'No one is told if you don’t check in. Change the plan to choose someone.',
  };
}

export const keptWords = `A plan is erased ${counted(limits.keptDays, 'day')} after it ends.`;
