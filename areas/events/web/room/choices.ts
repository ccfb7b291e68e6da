import { pictureChoices } from '#platform/contract/call-limits.ts';
import { deviceChoice } from '#platform/web/device-choice.ts';
import { roomKeys } from '../kept.ts';

const onOff = ['on', 'off'] as const;

export const useTakes = deviceChoice(roomKeys.takes, pictureChoices);
export const usePin = deviceChoice(roomKeys.pin, onOff);
export const usePinSize = deviceChoice(roomKeys.size, ['small', 'medium', 'large']);
export const usePinSide = deviceChoice(roomKeys.side, ['left', 'right']);
export const useFollow = deviceChoice(roomKeys.follow, onOff);
export const usePace = deviceChoice(roomKeys.pace, onOff);
