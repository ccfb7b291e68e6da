import { type ProofTask, solveProof } from '../pure/proof.ts';

/** Found here, so that the page answers meanwhile. */
addEventListener('message', ({ data }: MessageEvent<ProofTask>) => postMessage(solveProof(data)));
