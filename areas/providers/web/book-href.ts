/** Where a service is asked for; without one, any of the provider’s. */
export const bookHref = (providerId: number, serviceId?: number): string =>
  `/ndis-providers/${providerId}/book${serviceId === undefined ? '' : `?service=${serviceId}`}`;

/** Where the provider is written to, about one of its services or in general. */
export const askHref = (providerId: number, serviceId?: number): string =>
  `/ndis-providers/${providerId}/ask${serviceId === undefined ? '' : `?service=${serviceId}`}`;
