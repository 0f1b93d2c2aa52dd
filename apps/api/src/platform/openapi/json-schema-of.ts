import { isDeepStrictEqual } from 'node:util';
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
} from '@portal/domain/client/kyc/answers/kyc-answers.wire';
import { KycSaveBody } from '@portal/domain/client/kyc/answers/kyc-save-body';
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
import type { JsonSchema } from './document-types.ts';

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

/** Tells zod the names; existing descriptions are kept. */
function nameSchemas(): void {
  for (const [id, schema] of Object.entries(NAMED)) {
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
  }
}

nameSchemas();

const DEFINITION = '#/$defs/';
const COMPONENT = '#/components/schemas/';

/** The shapes with a name, as they are gathered while the document is written. */
export type Components = Map<string, JsonSchema>;

/**
 * The JSON Schema of a validating schema: `input` as a caller sends it, `output` as we answer it, where undeclared properties are
 * forbidden. Named shapes go into the components. Throws if a schema cannot be expressed as JSON Schema.
 */
export function jsonSchemaOf(
  schema: z.core.$ZodType,
  io: 'input' | 'output',
  components: Components,
): JsonSchema {
  const { $schema, $defs, ...root } = z.toJSONSchema(schema, {
    io,
    override: ({ zodSchema, jsonSchema }) => {
      if (io === 'input') {
        addLimitsOfOutput(zodSchema, jsonSchema);
      }
    },
  });
  for (const [name, definition] of Object.entries($defs ?? {})) {
    keep(components, name, tidy(definition));
  }
  return tidy(root);
}

function keep(components: Components, name: string, definition: JsonSchema): void {
  const known = components.get(name);
  if (known !== undefined && !isDeepStrictEqual(known, definition)) {
    throw new Error(`The schema ${name} is sent and answered differently: name only one of the two`);
  }
  components.set(name, definition);
}

const LIMITS = ['minLength', 'maxLength', 'pattern', 'format', 'enum'] as const;

/** A text that is trimmed before its check has its limits on the output side. */
function addLimitsOfOutput(zodSchema: z.core.$ZodTypes, jsonSchema: JsonSchema): void {
  if (zodSchema._zod.def.type !== 'pipe' || jsonSchema.type !== 'string') {
    return;
  }
  const checked = z.toJSONSchema(zodSchema, { io: 'output', unrepresentable: 'any' });
  if (checked.type === 'string') {
    for (const limit of LIMITS) {
      if (checked[limit] !== undefined) {
        Object.assign(jsonSchema, { [limit]: checked[limit] });
      }
    }
  }
}

/** Points references to the components and leaves out what tells a reader nothing. */
function tidy(schema: JsonSchema): JsonSchema;
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => tidy(item));
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const entries = Object.entries(value).filter(([name, part]) => !isNoise(name, part, value));
  return Object.fromEntries(
    entries.map(([name, part]) =>
      name === '$ref' && typeof part === 'string'
        ? [name, part.replace(DEFINITION, COMPONENT)]
        : [name, tidy(part)],
    ),
  );
}

/** A keyword's value distinguishes it from a property of the same name, which has a schema. */
function isNoise(name: string, part: unknown, schema: object): boolean {
  switch (name) {
    case 'maximum':
      return part === Number.MAX_SAFE_INTEGER;
    case 'minimum':
      return part === Number.MIN_SAFE_INTEGER;
    case 'pattern':
      return typeof part === 'string' && 'format' in schema && typeof schema.format === 'string';
    case 'id':
      return typeof part === 'string';
    default:
      return false;
  }
}
