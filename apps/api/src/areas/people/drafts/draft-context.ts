/** The sealing context of a draft: moved to another investor or page, it does not open. */
export function draftContext(investorId: string, scope: string): string {
  return `draft:${investorId}:${scope}`;
}
