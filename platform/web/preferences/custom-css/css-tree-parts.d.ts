// biome-ignore-all lint/style/noDefaultExport: this is how the package exports its parts
// The parts of css-tree without its 150 kB of property definitions, which are not needed here. The published types
// know only the whole package.
declare module 'css-tree/parser' {
  export { parse as default } from 'css-tree';
}
declare module 'css-tree/generator' {
  export { generate as default } from 'css-tree';
}
declare module 'css-tree/walker' {
  export { walk as default } from 'css-tree';
}
declare module 'css-tree/utils' {
  export { ident } from 'css-tree';
}
