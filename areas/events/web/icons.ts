import {
  Accessibility,
  Armchair,
  ArrowUpDown,
  Captions,
  CaptionsOff,
  CircleParking,
  DoorOpen,
  Ear,
  Grid3x3,
  Hand,
  HeartHandshake,
  Lamp,
  Leaf,
  Megaphone,
  Monitor,
  PartyPopper,
  PawPrint,
  Toilet,
  Volume2,
  Wrench,
} from 'lucide-react';
import type { Feature } from '#areas/passport/contract.ts';
import type { LucideIcon } from '#platform/web/ui/icon.tsx';
import type { EventType } from '../pure/options.ts';

export const typeIcons: Readonly<Record<EventType, LucideIcon>> = {
  workshop: Wrench,
  support_group: HeartHandshake,
  advocacy: Megaphone,
  social: PartyPopper,
  wellness: Leaf,
};

export const featureIcons: Readonly<Record<Feature, LucideIcon>> = {
  step_free: DoorOpen,
  lift: ArrowUpDown,
  wheelchair_accessible: Accessibility,
  accessible_toilet: Toilet,
  changing_places: Toilet,
  accessible_parking: CircleParking,
  captions: Captions,
  auto_captions: CaptionsOff,
  ASL: Hand,
  audio_description: Volume2,
  hearing_loop: Ear,
  screen_reader_friendly: Monitor,
  materials_braille: Grid3x3,
  quiet_room: Armchair,
  lighting: Lamp,
  assistance_animals: PawPrint,
  companion_card: HeartHandshake,
};
