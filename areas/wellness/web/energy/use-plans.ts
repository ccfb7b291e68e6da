import { defaultSettings } from '../../pure/settings.ts';
import { useSettings } from '../data.ts';
import { openSettings } from '../opened.ts';
import { useEnergy } from './data.ts';
import { plansOf } from './opened.ts';

/** The plans of some days, with the points that each weekday has. */
export function usePlans(from: string, to: string) {
  const settings = useSettings();
  const energy = useEnergy(from, to);
  const energyPoints = (settings.data && openSettings(settings.data))?.energyPoints ?? defaultSettings.energyPoints;
  const days = energy.data ?? [];
  return {
    energyPoints,
    days,
    // How many points a new day has is sealed too.
    planOf: settings.data?.sealed === undefined ? plansOf(days, energyPoints) : () => undefined,
    loading: settings.loading || energy.loading,
    error: settings.error ?? energy.error,
    refreshing: settings.refreshing || energy.refreshing,
    retry: () => {
      settings.retry();
      energy.retry();
    },
  };
}
