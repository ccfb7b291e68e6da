import { z } from 'zod';

/** One wrong field: where it is (dotted path, '' for the whole body), which rule it broke, and how to put it right. */
export const FieldError = z.object({ field: z.string(), rule: z.string(), message: z.string() });
export type FieldError = z.infer<typeof FieldError>;

/** RFC 9457 problem details: the body of every answer that is not a success. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  /** A sentence for people: what happened and what to do. */
  detail: z.string(),
  /** Id of the request, to quote when asking for help. */
  instance: z.string().optional(),
  errors: z.array(FieldError).optional(),
});
export type Problem = z.infer<typeof Problem>;
