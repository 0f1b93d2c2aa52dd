import type { HardOnPurpose } from '../packages/messages/src/parity/hard-texts.ts';

/** Texts that take a longer schooling than others and keep their words, each with the reason. `*` stands for any part or end of a key. */
export const HARD_ON_PURPOSE: HardOnPurpose = {
  'documentsAgreement.*':
    'the contract between investor, issuer and dealer: each word is there to hold in court',
  'documentsRisk.*': 'follows the risk acknowledgement of Form 45-106F4, statement by statement',
  'documentsDealer.*':
    'the relationship disclosure, whose content National Instrument 31-103, s. 14.2 prescribes',
  'documentsKyc.*':
    'what a person confirms of the profile, in the words of National Instrument 31-103, s. 13.2',
  'documentsPdf.evidence.*': 'evidence for whoever examines a signature, an expert as a rule',
  'signing.paper.*': 'evidence of how a signer was recognized, printed with the signature',
  'kycPolitical.*.hint': 'whom the law on money laundering means is listed in the words of that law',
  'kycPolitical.canadianSecuritiesRegistrant.value.question':
    'asks for a registration by the name that the law gives it',
  'mailCancellation.notice.*': 'the notice that ends a contract, to the issuer and the dealer',
  'wizard.pay.agreement.*':
    'the authorization of a debit, with the statements that Rule H1 of Payments Canada prescribes',
  'onboarding.age.hint': 'names six provinces',
  'privacy.contact.commissioners': 'names public offices, by which people find them',
};
