import { announce } from '#platform/web/announce.ts';
import type { Args } from '#platform/web/client/call.ts';
import { apiErrorOf } from '#platform/web/client/error.ts';
import type { signUp as contract } from '../contract.ts';
import { useSignUp, useStartSignUp } from './data.ts';

/**
 * Signs up. While very many join, the server asks for a little work: the browser does it, and sends the form again. The
 * person has nothing to solve, and hears once that it takes a moment.
 */
export function useProvenSignUp() {
  const signUp = useSignUp();
  const start = useStartSignUp();
  return async (values: Args<typeof contract>): Promise<void> => {
    try {
      await signUp.mutateAsync(values);
    } catch (error) {
      if (apiErrorOf(error)?.status !== 409) throw error;
      announce('Many people are joining, so this takes a few seconds. You don’t need to do anything.');
      const { solveProof } = await import('./solve-proof.ts');
      const task = await start.mutateAsync({ email: values.email });
      await signUp.mutateAsync({ ...values, proof: { challenge: task.challenge, answer: await solveProof(task) } });
    }
  };
}
