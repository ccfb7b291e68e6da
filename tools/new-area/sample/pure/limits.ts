export const limits = { title: 120, text: 5000, restoreDays: 30 } as const;
