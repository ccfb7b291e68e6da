export { providerComplaints } from '../pure/complaints.ts';
