/** What the demo's member without a session is told. */
export const noSession = 'The demo’s own member has no session to manage. Sign in first.';
