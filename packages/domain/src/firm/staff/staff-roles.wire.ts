import * as z from 'zod/mini';
import { STAFF_ROLES } from './staff-roles.ts';

/** What somebody works as, in the order in which roles are always written; at least one. */
export const staffRolesSchema = z.array(z.enum(STAFF_ROLES));
