export const listCrumbs = [{ label: 'Home', href: '/' }];
export const spaceCrumbs = [...listCrumbs, { label: 'VR Social Spaces', href: '/vr-social-spaces' }];
