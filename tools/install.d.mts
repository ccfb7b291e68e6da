export const root: string;
export const bin: string;
export const node: string;
export function checkNode(version?: string): void;
export function childEnv(extra?: object): NodeJS.ProcessEnv;
export function ensureInstalled(folder?: string, say?: (line: string) => void): void;
