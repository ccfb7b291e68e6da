import type { Preferences } from '#platform/contract/preferences-shape.ts';

/** One field of the preferences record that suits what a test showed. */
export interface Offer {
  readonly field: 'clickAssistance' | 'focusIndicators' | 'hoverDelay' | 'keyboardNavigation' | 'speechToText';
  readonly value: Preferences[Offer['field']];
  /** Continues "Use" and "Undo". */
  readonly label: string;
  readonly why: string;
}

export const clickAssistance: Offer = {
  field: 'clickAssistance',
  value: true,
  label: 'click help',
  why: 'Larger buttons with more room between them. A second click by accident is ignored.',
};
export const strongFocus: Offer = {
  field: 'focusIndicators',
  value: 'enhanced',
  label: 'a thicker focus ring',
  why: 'You see better where the next press goes.',
};
export const keyboardNavigation: Offer = {
  field: 'keyboardNavigation',
  value: true,
  label: 'extra shortcuts',
  why: 'Adds shortcuts such as Alt + M. Tab, Enter and arrow keys always work.',
};
export const speechToText: Offer = {
  field: 'speechToText',
  value: true,
  label: 'speaking instead of typing',
  why: 'Text fields get a button that writes what you say.',
};

/** Hints wait a little longer than a choice by resting takes, so that none opens while the pointer rests. */
export function waitingHints(restMs: number): Offer {
  const value = Math.min(2000, (Math.floor(restMs / 100) + 2) * 100);
  return {
    field: 'hoverDelay',
    value,
    label: `a hover delay of ${(value / 1000).toFixed(1)} seconds`,
    why: 'No hint opens while you rest on a control to choose it.',
  };
}
