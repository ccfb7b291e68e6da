import type { ChildProcess } from 'node:child_process';

export function runNode(args: string[], options?: { env?: object; onExit?: () => void }): ChildProcess;
