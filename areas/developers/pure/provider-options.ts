/** What providers can be searched by through the API; a test compares it with the directory. */
export const locations = ['all', 'melbourne', 'brisbane', 'sydney', 'perth', 'adelaide'] as const;
export const serviceTypes = ['core', 'capacity_building', 'capital'] as const;
export const registrationStatuses = ['pending', 'active', 'suspended', 'unregistered', 'expired'] as const;
