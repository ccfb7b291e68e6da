export const home = [{ label: 'Home', href: '/' }] as const;
export const crumbs = [...home, { label: 'NDIS Provider Directory', href: '/ndis-providers' }] as const;
