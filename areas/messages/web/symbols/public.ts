export { SymbolBoard, type SymbolMessage } from './board.tsx';
export { WithSymbols } from './with-symbols.tsx';
