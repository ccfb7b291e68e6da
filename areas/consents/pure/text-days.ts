/** The day on which each text that members agree to was last changed. Whoever joins agrees to the texts of these days. */
export const textDays = { terms: '2026-11-21', guidelines: '2026-11-21' } as const;
