/** After each tenth item of a list and no more often: the tenth, the twentieth … */
export const itemsBetween = 10;
export const isGap = (after: number): boolean => after > 0 && after % itemsBetween === 0;
