/** What can be changed about a representative. */
export type RepresentativeChange = 'facts' | 'end' | 'back';
