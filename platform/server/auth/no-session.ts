/** What the demo's member without a session is told. */
export const noSession = 'The shared demo member has no session to manage. Sign in first.';
