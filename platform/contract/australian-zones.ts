/** Time zones of Australia, those with most people first. */
export const australianZones = [
  'Australia/Sydney',
  'Australia/Melbourne',
  'Australia/Hobart',
  'Australia/Brisbane',
  'Australia/Adelaide',
  'Australia/Darwin',
  'Australia/Perth',
  'Australia/Broken_Hill',
  'Australia/Eucla',
  'Australia/Lord_Howe',
] as const;
