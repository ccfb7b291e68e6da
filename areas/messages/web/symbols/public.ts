export { SymbolBoard } from './board.tsx';
export type { SymbolMessage } from './props.ts';
export { WithSymbols } from './with-symbols.tsx';
