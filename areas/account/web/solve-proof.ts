import type { ProofTask } from '../pure/proof.ts';

/** The answer to a challenge, found beside the page. */
export function solveProof(task: ProofTask): Promise<string> {
  const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string>((done, fail) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => done(data));
    worker.addEventListener('error', () => fail(new Error('The browser could not do the calculation.')));
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}
