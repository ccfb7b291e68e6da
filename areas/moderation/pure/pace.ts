/** Hard things read one after the other wear people down. After ten a pause is offered, after fifteen it is asked for. */
export const offerAfter = 10;
export const askAfter = 15;

export type Pace = 'go on' | 'offer' | 'ask';

export const paceOf = (read: number): Pace => {
  if (read >= askAfter) return 'ask';
  return read >= offerAfter ? 'offer' : 'go on';
};
