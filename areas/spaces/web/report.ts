import { openReport } from '#platform/web/report/open-report.ts';
import type { SpaceAuthor } from '../contract.ts';

export const thingOf = { space_post: 'post', space_comment: 'comment', space_file: 'file' } as const;
export type WrittenInSpace = keyof typeof thingOf;

/** Someone using another name is reported without a number: nobody here knows it. */
export function reportOf(contentType: WrittenInSpace, contentId: number, author: SpaceAuthor) {
  openReport({
    contentType,
    contentId,
    ...(author.person && { reportedUserId: author.person.id, reportedName: author.name }),
    subject: `${author.name}’s ${thingOf[contentType]}`,
  });
}
