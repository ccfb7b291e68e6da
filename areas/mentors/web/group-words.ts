import { counted } from '#platform/contract/counted.ts';
import type { MentoringGroup } from '../contract.ts';

/** Whether it takes someone in now. */
export function placesText({ status, isOpen, places }: Pick<MentoringGroup, 'status' | 'isOpen' | 'places'>): string {
  if (status === 'ended') return 'Ended';
  if (!isOpen) return 'Takes no requests at the moment';
  return places === 0 ? 'Full at the moment' : `${counted(places, 'place')} free`;
}

export const hasPlace = (group: Pick<MentoringGroup, 'status' | 'isOpen' | 'places'>): boolean =>
  group.status === 'active' && group.isOpen && group.places > 0;

export const sideWords: Readonly<Record<Exclude<MentoringGroup['side'], 'none'>, string>> = {
  mentor: 'You lead this group',
  member: 'You’re in this group',
  asked: 'Your request waits for an answer',
  declined: 'The mentor can’t take you into this group',
};

export const isInside = ({ side }: Pick<MentoringGroup, 'side'>): boolean => side === 'mentor' || side === 'member';
