import { textForPeople } from '#platform/web/client/error.ts';
import { toast } from '#platform/web/ui/toast.ts';

export const failed = (title: string) => (error: Error) =>
  toast({ title, description: textForPeople(error), variant: 'destructive' });
