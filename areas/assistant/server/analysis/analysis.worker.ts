import { parentPort } from 'node:worker_threads';
import { answerOf } from './answer-of.ts';

parentPort?.on('message', (content: string) => parentPort?.postMessage(answerOf(content)));
