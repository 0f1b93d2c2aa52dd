import type { KycDetails } from '@portal/domain/client/kyc/answers/kyc-answers.wire';
import type { KycWireFinished } from '@portal/domain/client/kyc/answers/kyc-wire';
import { KYC_EXAMPLE } from '@portal/domain/client/kyc/testing/kyc-example';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import type { Db } from '../platform/db/tables.ts';
import { transact } from '../platform/db/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { keepFile } from '../platform/files/kept/keep-file.ts';
import type { FilePurpose } from '../platform/files/kept/stored-file.ts';
import { type FormPart, multipartBody } from './multipart.ts';
import type { Person } from './people.ts';

let picture: Buffer | undefined;

/** Of a profile, the part that says that somebody lives where the dealer of the tests is not registered. */
export const IN_NOVA_SCOTIA = {
  basics: {
    ...KYC_EXAMPLE.basics,
    address: { ...KYC_EXAMPLE.basics.address, province: 'CAN-NS', postalCode: 'B3H 4R2' },
  },
} as const;

/** A small picture, as good as any to the portal. */
export async function somePicture(): Promise<Buffer> {
  picture ??= await sharp({
    create: { width: 32, height: 20, channels: 3, background: { r: 90, g: 120, b: 150 } },
  })
    .png()
    .toBuffer();
  return picture;
}

/** Sends a form of identity evidence: texts as they are, `true` for a picture. */
export async function sendEvidence(
  person: Person,
  path: string,
  parts: Readonly<Record<string, string | true | Buffer>>,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const bytes = await somePicture();
  const form = Object.entries(parts).map(([name, part]): FormPart => {
    if (typeof part === 'string') {
      return { name, value: part };
    }
    return { name, fileName: `${name}.png`, bytes: part === true ? bytes : part };
  });
  const body = multipartBody(form);
  return person.post(`/user/kyc/upload/${path}`, body.payload, { ...body.headers, ...headers });
}

/** The ids of the files that a complete profile names. */
type Evidence = Record<'front' | 'back' | 'bill' | 'passport' | 'statement', string>;

function profileWith(evidence: Evidence): KycWireFinished {
  const profile = structuredClone(KYC_EXAMPLE);
  const { principal, secondary } = profile.identityVerification;
  principal.id.front = evidence.front;
  principal.id.back = evidence.back;
  principal.addressProof.bill = evidence.bill;
  secondary.id.front = evidence.passport;
  secondary.addressProof.statement = evidence.statement;
  return profile;
}

/** The complete profile with the ids of files that the person has just sent. */
export async function exampleOf(person: Person): Promise<KycWireFinished> {
  const sent = async (path: string, parts: Record<string, true>) =>
    (await sendEvidence(person, path, parts)).json().data;
  const card = await sent('id', { front: true, back: true });
  const bill = await sent('address', { bill: true });
  const passport = await sent('id/?secondary=true', { front: true });
  const statement = await sent('address/?secondary=true', { statement: true });
  return profileWith({
    front: card.id.front,
    back: card.id.back,
    bill: bill.addressProof.bill,
    passport: passport.id.front,
    statement: statement.addressProof.statement,
  });
}

const PURPOSES: Readonly<Record<keyof Evidence, FilePurpose>> = {
  front: 'identity-front',
  back: 'identity-back',
  bill: 'address-proof',
  passport: 'identity-front',
  statement: 'address-proof',
};

/** The same with files that are kept as theirs without being sent: four calls with five files cost more than all else of a profile. */
async function exampleWithKeptFiles(deps: Deps, person: Person): Promise<KycWireFinished> {
  const bytes = await somePicture();
  const keep = (trx: Db, name: keyof Evidence) =>
    keepFile(trx, deps, {
      investorId: person.user.id,
      purpose: PURPOSES[name],
      originalName: `${name}.png`,
      contentType: 'image/png',
      bytes,
      pages: null,
    }).then(({ id }) => id);
  return transact(deps.db, async (trx) =>
    profileWith({
      front: await keep(trx, 'front'),
      back: await keep(trx, 'back'),
      bill: await keep(trx, 'bill'),
      passport: await keep(trx, 'passport'),
      statement: await keep(trx, 'statement'),
    }),
  );
}

/** The complete profile with files of the person's own, sent where nothing is known of their portal. */
export function exampleFor(person: Person): Promise<KycWireFinished> {
  const { deps } = person;
  return deps === null ? exampleOf(person) : exampleWithKeptFiles(deps, person);
}

/** Submits the complete profile, with other sections where the test wants them, and returns what was answered. */
export async function submitKyc(person: Person, changes: Partial<KycWireFinished> = {}): Promise<KycDetails> {
  const profile = await exampleFor(person);
  const reply = await person.post('/user/kyc/save', { ...profile, ...changes, formIsFinished: true });
  if (reply.statusCode !== 200) {
    throw new Error(`Could not submit the profile: ${reply.body}`);
  }
  return reply.json().data;
}

export async function readKyc(person: Person): Promise<KycDetails> {
  return (await person.get('/user/kyc/details')).json().data;
}
