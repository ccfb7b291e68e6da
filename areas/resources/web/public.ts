export { providerComplaints } from '../pure/complaints.ts';
export { RequestResource } from './request-resource.tsx';
