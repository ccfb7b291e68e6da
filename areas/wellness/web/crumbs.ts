export const wellnessCrumbs = [
  { label: 'Home', href: '/' },
  { label: 'Wellness tracking', href: '/wellness-tracking' },
] as const;
export const medicineCrumbs = [
  ...wellnessCrumbs,
  { label: 'Medicines', href: '/wellness-tracking/medicines' },
] as const;
export const appointmentCrumbs = [
  ...wellnessCrumbs,
  { label: 'Appointments', href: '/wellness-tracking/appointments' },
] as const;
export const helperCrumbs = [...wellnessCrumbs, { label: 'Helpers', href: '/wellness-tracking/helpers' }] as const;
export const sharingCrumbs = [...wellnessCrumbs, { label: 'Sharing', href: '/wellness-tracking/sharing' }] as const;
