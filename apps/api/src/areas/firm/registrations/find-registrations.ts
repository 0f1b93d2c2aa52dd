/** Where the dealer is registered, for areas that decide by it. */
export { listServedProvinces } from './list-served-provinces.ts';
export { holdRegistrations, listRegistrations } from './registrations.store.ts';
