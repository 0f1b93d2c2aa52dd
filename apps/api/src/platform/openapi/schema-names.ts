import { ContactEmail } from '@portal/domain/contact/contact-email';
import { KycSaveBody } from '@portal/domain/kyc/kyc-save-body';
import {
  dealDocumentSchema,
  dealIssuerSchema,
  dealSchema,
  listedDealSchema,
  mediaSchema,
} from '@portal/domain/wire/deal';
import { draftSchema } from '@portal/domain/wire/draft';
import { failureSchema } from '@portal/domain/wire/envelope';
import { identityPartSchema, kycDetailsSchema, kycSectionsSchema } from '@portal/domain/wire/kyc-details';
import { memorandumSchema } from '@portal/domain/wire/memorandum';
import {
  closedSigningSchema,
  documentBlockSchema,
  signingDocumentSchema,
  signingEnvelopeSchema,
  signingLinkSchema,
  signingViewSchema,
} from '@portal/domain/wire/signing';
import {
  documentLinkSchema,
  jointInvestorSchema,
  orderIdSchema,
  storedFileLinkSchema,
  tradeSchema,
  tradesSchema,
} from '@portal/domain/wire/trade';
import { dealerRepresentativeSchema, sessionSchema, userSchema } from '@portal/domain/wire/user';
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
