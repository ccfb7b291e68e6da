export const homeCrumb = [{ label: 'Home', href: '/' }] as const;
export const crumbs = [...homeCrumb, { label: 'Connections', href: '/connections' }] as const;
