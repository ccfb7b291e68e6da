/** basic: the email address is confirmed. There is no other level yet, and nobody sets one for themselves. */
export const verificationOf = (emailVerified: boolean): 'basic' | null => (emailVerified ? 'basic' : null);
