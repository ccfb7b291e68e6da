import type { OutsideModel } from '#platform/server/config.ts';
import { allow, hide, policy } from '#platform/server/policy.ts';

/** Where no outside model is configured, there is nothing to ask. */
export const mayAskModel = policy<OutsideModel>('member', ({ services }) => {
  const { model } = services.config;
  return model ? allow(model) : hide();
});
