/** The name by which proposals know the memorandum of a deal; what is written of the deal has a target of its own. */
export function memorandumTarget(dealId: string): string {
  return `memorandum:${dealId}`;
}
