export interface ReportSubject {
  /** As the area of the thing declares it among its reportables: 'post'. */
  readonly contentType: string;
  readonly contentId: number;
  /** Left out for what was written under another name: its author is not known here. */
  readonly reportedUserId?: number;
  /** What is reported, in words: "Dana Petrov's post “…”". */
  readonly subject?: string;
  /** Whose it is; needed to offer blocking. */
  readonly reportedName?: string;
  /** What is suspected: the report begins with these words as “other”, of the highest priority that can be chosen. */
  readonly suspicion?: string;
}
