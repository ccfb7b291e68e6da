export function sourceHash(): string;
export function isStale(hash?: string): boolean;
export function build(options?: { force?: boolean; quiet?: boolean; say?: (line: string) => void }): number;
