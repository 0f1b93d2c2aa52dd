/** What signed papers say of a decision. */
export type SaidOnPapers = {
  exemption: string | null;
  /** Whole cents, as text. */
  totalCents: string;
  /** The security, the trustee and when the money goes to the issuer, as one text; null where the deal does not say them. */
  sale: string | null;
  /** Whoever lives there is given French before they sign (Charter of the French language, s. 55). */
  isInQuebec: boolean;
};

/** What was decided last of a purchaser, beside the papers that were signed. */
export type PapersOfPurchaser = {
  decided: SaidOnPapers;
  /** By what the papers were written; null where they name no exemption. */
  onPapers: SaidOnPapers | null;
  /** The prescribed forms that they have to sign, and those that were signed, by the names of papers. */
  formsAsked: readonly string[];
  formsSigned: readonly string[];
};

/**
 * Why signed papers do not do: a purchaser did not sign a form that was decided on for them, or what they signed says something else than
 * what was decided last; null where they do.
 */
export function papersAwaitedOf(
  purchasers: readonly PapersOfPurchaser[],
): 'FORM_MISSING' | 'PAPER_OUTDATED' | null {
  const lacksForm = purchasers.some(({ formsAsked, formsSigned }) =>
    formsAsked.some((form) => !formsSigned.includes(form)),
  );
  if (lacksForm) {
    return 'FORM_MISSING';
  }
  return purchasers.every(isAsDecided) ? null : 'PAPER_OUTDATED';
}

function isAsDecided({ decided, onPapers }: PapersOfPurchaser): boolean {
  return (
    onPapers !== null &&
    onPapers.exemption === decided.exemption &&
    onPapers.totalCents === decided.totalCents &&
    onPapers.sale === decided.sale &&
    (onPapers.isInQuebec || !decided.isInQuebec)
  );
}
