import type { ReactNode } from 'react';

/** What a `<name>.examples.tsx` file beside a component exports as `examples`. */
export type Example = { title: string; render: () => ReactNode /** Over the whole width. */; wide?: boolean };
export type Examples = readonly Example[];
