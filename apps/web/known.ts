import type { SiteOperation } from '#areas/contract.ts';

declare module '#platform/web/cache/keys.ts' {
  interface Known {
    readonly operation: SiteOperation;
  }
}
