/** "Ballarat, VIC", "Ballarat", "VIC" or nothing. */
export const locationOf = ({ suburb, state }: { suburb: string; state: string }) =>
  [suburb, state].filter((part) => part !== '').join(', ');
