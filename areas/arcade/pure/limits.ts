export const limits = {
  name: 80,
  message: 500,
  /** Of a study: its title, moves with all branches, and characters of a note. */
  studyTitle: 80,
  studyMoves: 300,
  studyNote: 500,
  /** Players of a tournament, and tournaments of one host that are not over. */
  tournamentPlayers: { least: 3, most: 8 },
  openTournaments: 5,
  /** Studies of one member. */
  studies: 100,
  /** Puzzles that one member makes in 24 hours. */
  puzzlesADay: 20,
  search: 80,
  move: 60,
  invite: 64,
  /** Rooms that one member has open at the same time. */
  openRooms: 10,
  /** Minutes on a clock, for each side by itself. */
  clockMinutes: { least: 1, most: 180 },
  /** Seconds added after each move. */
  clockSeconds: { least: 0, most: 60 },
  /** Days without a move after which a game is abandoned; while it is paused for rest; and rooms nobody came to. */
  abandonedDays: 7,
  pausedDays: 60,
  waitingDays: 7,
  /** Hours without a move after which the other may end the game; nobody wins or loses then. */
  awayHours: 24,
} as const;

/** Ready phrases of the game chat: one press and they are sent. */
export const phrases = [
  'Hello! Have a good game.',
  'Good move.',
  'I need a little time.',
  'Take your time.',
  'Thank you for the game.',
  'Shall we play again?',
] as const;
