/** Parts that other areas may show. */
export { KeepShortcut } from './keep-shortcut.tsx';
export { YourShortcuts } from './your-shortcuts.tsx';
