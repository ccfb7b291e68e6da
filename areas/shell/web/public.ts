export { YourShortcuts } from './your-shortcuts.tsx';
