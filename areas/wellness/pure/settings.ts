/** How a diary is kept until its member changes it. */
export const defaultSettings = {
  scales: [],
  factors: [],
  energyPoints: [10, 10, 10, 10, 10, 10, 10],
  questions: [],
  offerHelp: true,
} as const;

/** There is one record of settings in a diary, so its name is always the same. */
export const settingsUid = 'settings-settings';
