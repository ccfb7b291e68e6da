import type { DeviceName } from '../../pure/devices/tells.ts';

/** One card: its name, the sentence of its switch, and how the device is set up. */
export interface DeviceHelp {
  readonly title: string;
  /** The label of the switch by which a member says so. */
  readonly use: string;
  /** Settings of Doorways that help, by the names they have under Accessibility. */
  readonly settings: string;
  readonly steps: readonly string[];
  /** The test that suits, by its name in the test area. */
  readonly test?: string;
}

export const deviceHelp: Readonly<Record<DeviceName, DeviceHelp>> = {
  'screen-reader': {
    title: 'Screen Reader',
    use: 'I use a screen reader',
    settings: 'Screen reader layout, Longer descriptions and Named sections.',
    steps: [
      'Windows: press Windows, Control and Enter to start Narrator. NVDA is free, from another maker.',
      'Mac: press Command and F5 to start VoiceOver.',
      'iPhone and iPad: open Settings, Accessibility, VoiceOver.',
      'Android: open Settings, Accessibility, TalkBack.',
    ],
  },
  'voice-control': {
    title: 'Voice Control',
    use: 'I use voice control',
    settings: 'Speak instead of type. The words on each button are its name, so you can say them.',
    steps: [
      'Windows 11: open Settings, Accessibility, Speech, and turn on Voice access.',
      'Mac: open System Settings, Accessibility, Voice Control.',
      'iPhone and iPad: open Settings, Accessibility, Voice Control.',
      'Android: install the app Voice Access from Google.',
    ],
    test: 'voice test',
  },
  'eye-tracker': {
    title: 'Eye Tracker',
    use: 'I use an eye tracker',
    settings: 'Click help makes targets bigger. A longer Hover delay keeps hints away while you look.',
    steps: [
      'Windows: connect the tracker, then open Settings, Accessibility, Eye control.',
      'iPhone and iPad from version 18: open Settings, Accessibility, Eye Tracking.',
      'Other trackers come with a program of their own. Set it to move the pointer and to click by dwell.',
    ],
    test: 'dwell test',
  },
  switch: {
    title: 'Switch Navigation',
    use: 'I use one or more switches',
    settings: 'Focus ring, set to a thicker one, and Simplified layout, which leaves fewer stops.',
    steps: [
      'iPhone, iPad and Mac: open Accessibility in the settings, then Switch Control.',
      'Android: open Settings, Accessibility, Switch Access.',
      'Windows: let the switch box send Tab and Enter. They reach every control of Doorways.',
    ],
    test: 'one-switch test',
  },
  'head-mouse': {
    title: 'Head Mouse',
    use: 'I use a head mouse',
    settings: 'Click help makes targets bigger. Drag help adds buttons where others drag.',
    steps: [
      'Most head mice plug in like any mouse. Change the speed in the mouse settings of your device.',
      'Mac: open System Settings, Accessibility, Pointer Control, and turn on Head pointer.',
      'If you cannot click, use a program that clicks by dwell.',
    ],
    test: 'dwell test',
  },
  'sip-and-puff': {
    title: 'Sip & Puff',
    use: 'I use sip and puff',
    settings: 'Focus ring, Click help and Simplified layout.',
    steps: [
      'Find out what your device sends: keys, mouse clicks or controller buttons. The tests below show it.',
      'Where it sends keys, let a sip be Tab and a puff be Enter.',
      'iPhone, iPad and Mac: add it under Switch Control. Android: add it under Switch Access.',
    ],
    test: 'two-switch test',
  },
  'game-controller': {
    title: 'Game Controller',
    use: 'I use a game controller or an adaptive controller',
    settings: 'Doorways does not listen to controllers outside the test. Let your device turn its buttons into keys.',
    steps: [
      'Plug it in or pair it, open this page, and press any button. Browsers show a controller only then.',
      'iPhone, iPad and Mac: a controller can be a switch in Switch Control.',
    ],
    test: 'controller test',
  },
  keyboard: {
    title: 'Keyboard',
    use: 'I use a keyboard and no mouse',
    settings: 'Extra shortcuts, Extra skip links and Focus ring.',
    steps: [
      'One key at a time on Windows: press Shift five times to turn on Sticky keys.',
      'One key at a time on a Mac: open System Settings, Accessibility, Keyboard, and turn on Sticky Keys.',
      'If keys repeat on Windows: open Settings, Accessibility, Keyboard, and turn on Filter keys.',
    ],
    test: 'keyboard test',
  },
};
