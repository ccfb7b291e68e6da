/** ARCADE-35, in the order in which the arcade shows them. */
export const gameKinds = ['chess', 'checkers', 'tic_tac_toe', 'connect_four', 'reversi'] as const;
export type GameKind = (typeof gameKinds)[number];

export const isGameKind = (value: unknown): value is GameKind => gameKinds.includes(value as GameKind);

/** ARCADE-25: what a room can be set to. Each of them changes the board of whoever is in the room. */
export const roomFeatures = [
  'large_text',
  'high_contrast',
  'screen_reader',
  'keyboard_only',
  'reduced_motion',
  'audio_cues',
] as const;
export type RoomFeature = (typeof roomFeatures)[number];

export const featureWords: Readonly<Record<RoomFeature, { label: string; effect: string }>> = {
  large_text: { label: 'Large text', effect: 'Bigger squares, pieces and words.' },
  high_contrast: {
    label: 'High contrast',
    effect: 'Black lines on white squares; pieces differ by shape and outline.',
  },
  screen_reader: {
    label: 'Screen reader',
    effect: 'Each move is announced in a full sentence; the spoken log is open.',
  },
  keyboard_only: { label: 'Keyboard only', effect: 'The field for typed moves and the list of keys are shown first.' },
  reduced_motion: { label: 'Reduced motion', effect: 'Pieces change place without sliding.' },
  audio_cues: { label: 'Audio cues', effect: 'A quiet sound for a move, a capture, your turn and the end.' },
};

export interface KindWords {
  readonly name: string;
  readonly difficulty: 'Easy' | 'Medium' | 'Hard';
  readonly about: string;
}

/** ARCADE-17 to ARCADE-21. */
export const kindWords: Readonly<Record<GameKind, KindWords>> = {
  chess: {
    name: 'Chess',
    difficulty: 'Medium',
    about: 'Trap the other king. Six kinds of pieces, each with its own way.',
  },
  checkers: {
    name: 'Checkers',
    difficulty: 'Easy',
    about: 'Jump over the other side’s pieces until none can move. Also called draughts.',
  },
  tic_tac_toe: { name: 'Tic-Tac-Toe', difficulty: 'Easy', about: 'Three in a row. A game takes a minute.' },
  connect_four: { name: 'Connect Four', difficulty: 'Medium', about: 'Drop discs into columns. Four in a row wins.' },
  reversi: {
    name: 'Reversi',
    difficulty: 'Hard',
    about: 'Turn the other side’s discs over. Most discs at the end wins.',
  },
};

/** Two for all five; a room cannot choose another number (ARCADE-24). */
export const playersOf = (_kind: GameKind) => 2;
