import type { OutsideModel } from '#platform/server/config.ts';

/** What members are told of it; neither its whole address nor its key. */
export const sourceOf = ({ url, name }: OutsideModel) => ({ host: new URL(url).host, model: name });
