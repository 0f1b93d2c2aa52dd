/** Things that belong to one investor: for anybody else they do not exist. */
export const OWNED_RESOURCES = ['trade', 'file', 'upload', 'kyc', 'investor', 'session'] as const;
export type OwnedResource = (typeof OWNED_RESOURCES)[number];

/**
 * What a parameter names: a thing of one investor; a deal or another entry everybody may see; a name local to each investor or
 * ceremony; a secret that admits its bearer (a link's token); a staff member; or a thing only the office has.
 */
export type Resource =
  | OwnedResource
  | 'deal'
  | 'published'
  | 'own-name'
  | 'credential'
  | 'staff'
  | 'office-thing';
