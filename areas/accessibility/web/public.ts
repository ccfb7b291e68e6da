export { FollowPreferences } from './follow-preferences.tsx';
