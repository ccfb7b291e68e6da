export const limits = { content: 100_000, findings: 200, quote: 300, checks: 100 } as const;
