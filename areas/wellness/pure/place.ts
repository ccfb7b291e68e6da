/** What members keep here; each kind has its own content. */
export const kinds = ['entry', 'settings', 'medicine', 'dose', 'appointment', 'energy', 'share'] as const;
export type Kind = (typeof kinds)[number];

/** Where a record stands. What is sealed opens nowhere else: in no other record, member, kind or generation of keys. */
export interface RecordPlace {
  readonly userId: number;
  readonly kind: string;
  readonly uid: string;
  readonly generation: number;
}
