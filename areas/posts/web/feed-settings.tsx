import { createContext, type ReactNode, use } from 'react';
import type { FeedSettings } from '../contract.ts';
import { defaultSettings, useFeedSettings } from './data.ts';

const Context = createContext<FeedSettings>(defaultSettings);

/** Around lists and single posts: one reading of the member's choices for all cards. */
export function FeedSettingsProvider({ children }: { readonly children: ReactNode }) {
  return <Context value={useFeedSettings()}>{children}</Context>;
}

export const useSettings = (): FeedSettings => use(Context);
