import { webArea } from '#platform/web/area.ts';

export const consentsWeb = webArea({ name: 'consents', routes: [] });
