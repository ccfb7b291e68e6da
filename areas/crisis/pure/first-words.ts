/** What the crisis page says first: in its own code, and in the page that the server sends before that runs. */
export const firstWords = {
  title: 'Crisis Support',
  lead: 'We’re glad you’re here. Use whichever way is easiest for you. You don’t need an account.',
  leave: 'Leave this page quickly',
  leaveHint: 'Opens a weather site instead. This page stays in your browser history.',
  danger: 'Are you in danger right now?',
  services: 'Police, fire or ambulance.',
  silent: 'Free from any phone. Can’t speak? Stay on the line and press 55 when asked.',
  elsewhere: '911 doesn’t work in Australia.',
} as const;

/** The number of the region for danger. */
export const emergencyNumber = { AU: '000', US: '911' } as const;

/** The weather: a page that everybody opens. */
export const neutralPage = { AU: 'https://www.bom.gov.au/', US: 'https://www.weather.gov/' } as const;
