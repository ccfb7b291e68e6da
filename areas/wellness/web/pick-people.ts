import { loadPickPeople } from '#areas/messages/web/public.ts';
import { later } from '#platform/web/later.tsx';

/** Members by name, as they are chosen everywhere. */
export const PickPeople = later(loadPickPeople);
