import { textForPeople } from '../client/error.ts';
import { toast } from './toast.ts';

/** Says that a write did not happen, why, and what is kept: `onFail: failed('Couldn’t add your comment')`. */
export const failed =
  (title: string, kept = '') =>
  (error: unknown): void => {
    toast({ title, description: `${textForPeople(error)} ${kept}`.trim(), variant: 'destructive' });
  };
