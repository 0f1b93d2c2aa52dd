import { describe, expect, it } from 'vitest';
import { wizard as english } from '../en/wizard.ts';
import { wizard as french } from '../fr/wizard.ts';

/**
 * The recourse statement of a pre-authorized debit agreement (Payments Canada, Rule H1), as agreements in force have it; the typography is
 * ours, the words are not to be bettered.
 */
describe('the recourse statement of the debit agreement', () => {
  it.each([
    [
      'English',
      english.pay.agreement.recourse,
      'You have certain recourse rights if any debit does not comply with this agreement. For example, you have the right to receive reimbursement for any debit that is not authorized or is not consistent with this PAD Agreement. To obtain more information on your recourse rights, contact your financial institution or visit www.payments.ca.',
    ],
    [
      'French',
      french.pay.agreement.recourse,
      'Vous avez certains droits de recours si un débit n’est pas conforme au présent accord. Par exemple, vous avez le droit de recevoir le remboursement de tout débit qui n’est pas autorisé ou qui n’est pas compatible avec le présent accord de DPA. Pour obtenir plus d’information sur vos droits de recours, communiquez avec votre institution financière ou visitez www.paiements.ca.',
    ],
  ])('has the words in general use in %s', (_language, ours, prescribed) => {
    expect(ours).toBe(prescribed);
  });
});
