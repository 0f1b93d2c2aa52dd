/** Things that belong to one investor: for anybody else they are not there. */
export const OWNED_RESOURCES = ['trade', 'file', 'upload', 'kyc', 'investor', 'session'] as const;
export type OwnedResource = (typeof OWNED_RESOURCES)[number];

/**
 * What a parameter names: a thing of one investor; a deal or another entry that everybody may see; a name that each
 * investor, or each ceremony, has for themselves; or a secret that by itself lets its bearer in (a link's token); a person of the office; or a thing that the office alone has.
 */
export type Resource =
  | OwnedResource
  | 'deal'
  | 'published'
  | 'own-name'
  | 'credential'
  | 'staff'
  | 'office-thing';
