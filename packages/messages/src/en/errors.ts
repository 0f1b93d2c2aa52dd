export const errors = {
  validation: 'Some answers need another look.',
  malformedRequest: 'We could not read that request.',
  returnUrlForeign: 'The return address must be a page of this portal.',
  resetTokenInvalid: 'This link has expired or was already used. Ask for a new one.',
  emailLinkInvalid: 'This link has expired or is no longer the newest. Ask for a new one from your account.',
  fileUnreadable: 'We could not read this file. Please choose another one, or take the picture again.',
  unauthenticated: 'Your session has ended. Please log in again.',
  credentialsWrong: 'The email or the password is not right.',
  twoFactorCodeWrong:
    'That code is not right. Each code works once; wait for the next one if you have just used it.',
  twoFactorChallengeEnded: 'That took too long or too many tries. Please log in again with your password.',
  eventSignatureWrong: 'The signature of this message is not right, or it is too old.',
  notFound: 'We could not find what you asked for.',
  signingLinkInvalid: 'This signing link no longer works. Open your order to get a new one.',
  pageMissing: 'This document has no such page.',
  pagesProtected:
    'This document asks for a password, so its pages cannot be shown here. Download it to read it.',
  pagesNotDrawn: 'The pages of this document cannot be shown here. Download it to read it.',
  finconnectLinkInvalid:
    'This link to give a bank account no longer works. Open your order to get a new one.',
  emailTaken: 'An account with this email already exists. Log in, or reset your password.',
  twoFactorAlreadyOn: 'Two-step login is already on.',
  twoFactorNotOn: 'Two-step login is not on.',
  soldOut: 'There are not enough units left for this order.',
  provinceNotServed:
    '$t(brand.name) is not registered where you live, so it cannot take this order. If you have moved, change your province in your account and in your investor profile.',
  dealClosed: 'This deal is not open for orders.',
  accountInUse:
    'The account cannot be closed while an order is under way, units are held or money is on its way back.',
  bankAccountInUse: 'An order or a debit still needs this bank account. Your account page says until when.',
  stateRefuses: 'This is not possible at the current stage of the order.',
  kycIncomplete: 'Please complete your investor profile first.',
  memorandumNotAccepted:
    'Please read the current offering memorandum and confirm that you have received it first.',
  jointMemorandumNotAccepted:
    'The joint investor has not confirmed to have received the current offering memorandum. Send them a link to it.',
  stepNotReached: 'Please finish the earlier steps of the order first.',
  cancellationRightRuns:
    'The investor may still cancel, or has not signed: the money stays in trust until then. {{until}}',
  cancellationRightEnded:
    'Your right to cancel this order has ended, and the order is approved. Call us at $t(brand.phone) if something has changed for you.',
  fundsMissing: 'The total of the order is not in trust yet.',
  nothingToRefund: 'There is no money in trust that may go back.',
  paymentMethodDiffers:
    'Another way of paying is chosen for this order. Change it in the order’s details first.',
  paymentReferenceTaken:
    'Another amount is recorded under this reference. Give each payment a reference of its own.',
  idempotencyKeyReused: 'This request was already sent with different content.',
  idempotencyInProgress: 'This request is still being processed. Please wait a moment.',
  idempotencyKeyInvalid: 'The idempotency key must be 1 to 128 visible characters.',
  signingOutOfTurn: 'Another person has to sign first.',
  payloadTooLarge: 'That is more than we can accept in one request.',
  fileTooLarge: 'This file is larger than 15 MB. Please choose a smaller one.',
  fileInfected: 'Our virus check found something harmful in this file. Please choose another one.',
  fileScanUnavailable:
    'We cannot check files for viruses right now, so nothing was received. Please send it again in a moment.',
  unsupportedType: 'This kind of content is not supported here.',
  fileTypeUnsupported: 'Please choose a JPEG, PNG, WebP, HEIC or PDF file.',
  rateLimited: 'Too many attempts. Please try again in {{minutes}} min.',
  fault: 'Something went wrong on our side. Nothing you entered was lost. Please try again.',
  storageFull:
    'We have no room left to keep anything new, so nothing was changed. We are making room. Please try again later.',
  busy: 'Too many people are asking for this at once. Nothing was changed. Please try again in a moment.',
  unavailable: 'The service is not available right now. Please try again in a moment.',
  fieldRequired: 'This field is required',
  bodyInvalid: 'Send the fields as one JSON object.',
  fieldInvalid: 'This answer is not valid',
  reasonRequired: 'Write a reason: the investor will read it.',
  tooLong: 'This text is too long',
  onlyCanada: 'Currently only available in Canada',
  choiceUnknown: 'Please choose one of the options',
} as const;
