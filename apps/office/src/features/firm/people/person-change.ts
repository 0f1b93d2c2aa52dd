/** What an administrator changes about somebody else: their role, all of their access, or how they come in. */
export type PersonChange = 'role' | 'end' | 'reset';
