import { parentPort, workerData } from 'node:worker_threads';
import { type Judged, judge } from './judge.ts';

for (const expression of workerData as readonly Judged[]) parentPort?.postMessage(judge(expression));
