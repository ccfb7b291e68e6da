/** The id in an address: undefined when it is not a whole number above 0. */
export const idIn = (text: string): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);
