import type { Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import type { ApiMe } from '../../contract.ts';
import { type Scope, scopes } from '../../pure/options.ts';

const isScope = (scope: string): scope is Scope => scopes.some((one) => one === scope);

/** What the key is and may do, as the answer says it. */
export function keyOf({ principal: { key } }: { readonly principal: Principal }): ApiMe['key'] {
  if (!key) throw problem.keyNeeded();
  return { name: key.name, mode: key.mode, scopes: key.scopes.filter(isScope), perMinute: key.perMinute };
}
