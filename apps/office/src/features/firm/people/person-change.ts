/** What an administrator can change about somebody else: their role, ending their access, or how they log in. */
export type PersonChange = 'role' | 'end' | 'reset';
