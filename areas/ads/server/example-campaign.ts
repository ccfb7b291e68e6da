/** What a campaign and its parts need, for tests. */
export const campaign = (more: object = {}) => ({
  name: 'Ramp hire for the holidays',
  objective: 'awareness',
  budgetType: 'daily',
  budget: 8,
  startDate: '2026-11-01T02:00:00.000Z',
  endDate: null,
  ...more,
});
export const adSet = (more: object = {}) => ({ name: 'Everyone', surfaces: ['feed'], ...more });
export const creative = (more: object = {}) => ({
  title: 'A level doorway in a morning',
  type: 'text',
  body: 'We measure, cut and fit a threshold ramp on the same visit.',
  callToAction: 'Ask for a visit',
  linkUrl: 'https://levelground.example/ramps',
  ...more,
});
export const audience = (more: object = {}) => ({ name: 'Victoria', regions: ['VIC'], ...more });
