import { type WebArea, webArea } from '#platform/web/area.ts';
import { feedWeb } from './feed/web/area.ts';
import { shellWeb } from './shell/web/area.ts';

const home = webArea({ name: 'feed', routes: feedWeb.routes.filter(({ path }) => path === '/') });

/** The home feed and the frame around every screen, before the lists of all areas have come (web.ts). */
export const firstAreas: readonly WebArea[] = [home, shellWeb];
