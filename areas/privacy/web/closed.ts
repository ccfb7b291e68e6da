let eraseAt: string | undefined;

/** The day of the erasure, from the answer that closed the account to the page that says so: no session knows it. */
export const closedUntil = (): string | undefined => eraseAt;
export const setClosedUntil = (value: string | undefined): void => {
  eraseAt = value;
};
