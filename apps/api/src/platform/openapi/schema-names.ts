import {
  closedSigningSchema,
  documentBlockSchema,
  signingDocumentSchema,
  signingEnvelopeSchema,
  signingLinkSchema,
  signingViewSchema,
} from '@portal/domain/agreement/signing/signing.wire';
import {
  identityPartSchema,
  kycDetailsSchema,
  kycSectionsSchema,
} from '@portal/domain/client/kyc/kyc-details.wire';
import { KycSaveBody } from '@portal/domain/client/kyc/kyc-save-body';
import { failureSchema } from '@portal/domain/ground/errors/envelope.wire';
import {
  dealDocumentSchema,
  dealIssuerSchema,
  dealSchema,
  listedDealSchema,
  mediaSchema,
} from '@portal/domain/offering/deals/deal.wire';
import { memorandumSchema } from '@portal/domain/offering/memorandum/memorandum.wire';
import {
  documentLinkSchema,
  jointInvestorSchema,
  orderIdSchema,
  storedFileLinkSchema,
  tradeSchema,
  tradesSchema,
} from '@portal/domain/order/trades/trade.wire';
import {
  dealerRepresentativeSchema,
  sessionSchema,
  userSchema,
} from '@portal/domain/people/account/user.wire';
import { ContactEmail } from '@portal/domain/people/contact/contact-email';
import { draftSchema } from '@portal/domain/people/drafts/draft.wire';
import { z } from 'zod';

/** The shapes that the document names, because several calls share them; any other is written where it is used. */
const NAMED: Readonly<Record<string, z.core.$ZodType>> = {
  ContactEmail,
  Failure: failureSchema,
  User: userSchema,
  DealerRepresentative: dealerRepresentativeSchema,
  Session: sessionSchema,
  Media: mediaSchema,
  Deal: dealSchema,
  ListedDeal: listedDealSchema,
  DealIssuer: dealIssuerSchema,
  DealDocument: dealDocumentSchema,
  Draft: draftSchema,
  KycSave: KycSaveBody,
  KycDetails: kycDetailsSchema,
  KycSections: kycSectionsSchema,
  IdentityPart: identityPartSchema,
  Trade: tradeSchema,
  Trades: tradesSchema,
  OrderId: orderIdSchema,
  JointInvestor: jointInvestorSchema,
  Memorandum: memorandumSchema,
  StoredFileLink: storedFileLinkSchema,
  DocumentLink: documentLinkSchema,
  SigningView: signingViewSchema,
  SigningEnvelope: signingEnvelopeSchema,
  ClosedSigning: closedSigningSchema,
  SigningDocument: signingDocumentSchema,
  DocumentBlock: documentBlockSchema,
  SigningLink: signingLinkSchema,
};

/** Tells zod the names; descriptions that a schema has already are kept. */
export function nameSchemas(): void {
  for (const [id, schema] of Object.entries(NAMED)) {
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
  }
}
