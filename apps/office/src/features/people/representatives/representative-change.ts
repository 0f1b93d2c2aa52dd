/** What is changed about a representative. */
export type RepresentativeChange = 'facts' | 'end' | 'back';
